hidden = etwas Verdecktes
