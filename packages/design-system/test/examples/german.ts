/** Texts of the LongContent stories that several of them share, in German. */
export const german = {
  benefits: [
    {
      subHeading: 'Eine Anmeldung für jeden Bildschirm',
      description:
        'Apps für Web, Telefon und Fernseher verwalten Sie gemeinsam; eine Änderung gilt sofort überall.',
    },
    {
      subHeading: 'Ein Gerüst aus Programmierschnittstellen',
      description: 'Wechseln Sie den Modus, wachsen oder experimentieren Sie, ohne dass die Leistung leidet.',
    },
    {
      subHeading: 'Eine niedrigere Rechnung',
      description:
        'Eine optimierte Architektur und Lösungen mit einem Klick senken Kosten und Verwaltungsaufwand.',
    },
  ],
  picture: 'Ein Ikat aus roten Rauten auf Indigo',
  /** Lines enough to scroll. */
  lines: Array.from({ length: 30 }, (_, index) => `Bestellung ${1001 + index}: zwei Tücher, bezahlt.`),
  login: 'Anmelden',
  menu: 'Menü',
  newTab: 'öffnet einen neuen Tab',
  sections: ['Möglichkeiten', 'Vorteile', 'So funktioniert es', 'Integrationen', 'KI-Agenten'],
  support: 'Support',
} as const;

/** The components' own texts in German, as props that translate them. */
export const germanLabels = {
  carousel: {
    roleLabel: 'Karussell',
    slideRoleLabel: 'Folie',
    slideLabel: '{n} von {m}',
    dotsLabel: 'Folie auswählen',
    dotLabel: 'Folie {n} von {m}',
    previousLabel: 'Vorherige Folie',
    nextLabel: 'Nächste Folie',
  },
  close: 'Schließen',
  field: { errorPrefix: 'Fehler:', requiredLabel: 'erforderlich' },
  motion: { pauseLabel: 'Anhalten', playLabel: 'Abspielen' },
  password: {
    showLabel: 'Kennwort anzeigen',
    hideLabel: 'Kennwort verbergen',
    showText: 'Anzeigen',
    hideText: 'Verbergen',
    shownMessage: 'Ihr Kennwort ist sichtbar',
    hiddenMessage: 'Ihr Kennwort ist verborgen',
  },
} as const;
