web-here-only = Alleen deze computer kan deze link openen. Om met anderen te spelen moet de beheerder deze server voor het netwerk openstellen; in de handleiding staat hoe.
