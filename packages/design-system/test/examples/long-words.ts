/**
 * Words that are hard to set, for every LongContent story: a long German sentence, one word without a place to break,
 * and Arabic, which reads from the right and stands higher and lower than Latin.
 */
export const longWords = {
  german:
    'Mehrmandantenfähigkeitsprüfungen und Datenschutzfolgenabschätzungen sämtlicher angeschlossener Fachverfahren',
  unbroken: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  arabic: 'ابنِ تطبيقاتك ووكلاءك وتدفقات بياناتك وأدِرها كلها من مكان واحد، بلا واجهة خلفية معقدة',
} as const;
