## Mi a baj egy leírt állással

words-plain = { $reason }
words-in = Itt: { $where }. { $reason }
words-fault = { $fault }.
words-nothing = Ott nem áll semmi; írd oda, mi az, vagy hagyd el.
words-nothing-none = Ott nem áll semmi; ha nincs ilyen, írd ezt: { $none }, vagy hagyd el.
words-not-whole = „{ $word }” nem egész szám.
words-not-from = „{ $word }” nem { $first } és { $last } közötti szám.
words-none-of = „{ $word }” ezek egyike sem: { $words }.
words-too-large = { $word } túl nagy.
words-space = Szóköz kell a kettőspont után: „{ $word }”.
words-twice = „{ $word }” kétszer szerepel; írd le egyszer.
words-key-twice = { $line }. sor: ez a kulcs kétszer szerepel: „{ $word }”; írd le egyszer.
words-part-rest = Csak egész pakli lehet a maradék, egy része nem.
words-needs-list = { $most ->
    [0] Ide lista kell.
   *[other] Ide legfeljebb { $most } elemű lista kell.
}
words-needs-list-as = { $most ->
    [0] Ide lista kell: írd ezt: [{ $word }].
   *[other] Ide legfeljebb { $most } elemű lista kell: írd ezt: [{ $word }].
}
words-needs-keys = Ide kulcsok kellenek értékekkel; a kulcsok: { $words }.
words-needs-mapping = Ide kulcsok kellenek értékekkel.
words-mapping = Egy állás mezőnevekből áll, és abból, ami ott fekszik.
words-must-map = „{ $word }” kulcsokból és értékekből áll, például { $example }.
words-no-field = Nincs „{ $word }” mező; a mezők: { $words }.
words-no-field-near = Nincs „{ $word }” mező; erre gondolsz: { $near }?
words-no-key = Nincs „{ $word }” kulcs; a kulcsok: { $words }.
words-not-yaml = { $line ->
    [0] Ez nem érvényes YAML.
   *[other] Ez nem érvényes YAML; a hiba helye: { $line }. sor.
}
words-too-deep = Ez túl mélyen van egymásba ágyazva.
words-too-long = Ez több mint { $most } karakter.
words-references = Írj ki minden részt: a YAML horgonyait (&) és álneveit (*) itt nem olvassuk.
words-hidden-seat = Ahol valami rejtve van, ott egy helynek kell döntenie.
words-no-move = Annak a helynek, amely ott dönt, nincs lépése.
words-cannot-go-on = A szabályok innen nem tudnak továbbmenni; lehetséges ez az állás?
words-no-option = { $game }: nincs „{ $word }” nevű beállítás; ezek vannak: { $words }.
words-option-one-of = { $option }: ennek a beállításnak a lehetséges értékei: { $words }; „{ $word }” nincs köztük.
words-option-clash = { $option }: a beállítás szerint { $word }, az állás szerint { $other }; az egyiket hagyd el.
words-no-rest = { $count ->
    [one] { $word } nem tarthatja a maradékot; ez igen: { $words }.
   *[other] { $word } nem tarthatja a maradékot; ezek igen: { $words }.
}
fault-wrong-seat = Más hely dönt: ebben a szakaszban ({ $phase }) { $right }, nem { $seat }; hagyd el a „seat” mezőt, vagy írd ki a „player” mezőt is
fault-below-zero = Valamiből nullánál kevesebb van: { $parts }
fault-nobodys = Valami olyan helynél fekszik, ahol senki sem ül: { $parts }
fault-no-face = Egy kocka egyik oldalát sem mutatja: { $parts }
fault-with = { $fault }: { $detail }
fault-and = { $fault }; { $detail }
fault-or = { $first } vagy { $rest }
fault-too-many = túl sok ez: { $parts }
fault-missing = hiányzik { $count }; sorold fel mind, vagy tartsa egy pakli a többit ({ $piles }: rest)
