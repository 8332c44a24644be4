/**
 * Long texts for LongContent stories: a long German sentence, a word without a break opportunity, and Arabic, which
 * is right-to-left and taller than Latin.
 */
export const longWords = {
  german:
    'Mehrmandantenfähigkeitsprüfungen und Datenschutzfolgenabschätzungen sämtlicher angeschlossener Fachverfahren',
  unbroken: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  arabic: 'ابنِ تطبيقاتك ووكلاءك وتدفقات بياناتك وأدِرها كلها من مكان واحد، بلا واجهة خلفية معقدة',
} as const;
