web-here-only = Ezt a linket csak ez a gép tudja megnyitni. Ha másokkal akarsz játszani, a szerver üzemeltetőjének meg kell nyitnia a szervert a hálózat felé; az útmutató leírja, hogyan.
