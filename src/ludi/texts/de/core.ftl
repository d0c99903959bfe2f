hidden = etwas Verdecktes
refuse-not-there = Das kann jetzt nicht kommen: { $move }. Es ist nicht im Stapel, oder zuerst ist etwas anderes an der Reihe.
