import type { FixedWords } from '../tables/fixed-words.ts'

export const italianFixedWords: FixedWords = {
  opening: (name) =>
    `Salve, sono ${name}. Mi dica un luogo o un prezzo e le mostro le case che ci sono; per tutto il resto la metto in contatto con una persona.`,
  thanks: 'Prego, è un piacere.',
  goodbye: 'Arrivederci, e buona ricerca.',
  found: (total, count) => (count === 1 ? 'C’è una casa che corrisponde:' : `Ci sono ${total} case che corrispondono:`),
  close: 'Oggi nessuna casa corrisponde a tutto. Queste ci vanno vicino:',
  none: 'Oggi non c’è nulla di simile.',
  home: 'Ecco la casa. La scheda dice ciò che si sa; per il resto può rispondere una persona dell’agenzia.',
  byNumbers: 'Ho tenuto conto soltanto dei numeri e dei luoghi del suo messaggio.',
  noListings: 'Qui non ci sono ancora annunci, quindi non posso cercare nulla. Torni più avanti.',
  cutShort: '… (La risposta era troppo lunga e finisce qui.)',
  fairHousing:
    'Le case non si scelgono mai in base a chi ci abita o può abitarci, quindi ho lasciato da parte questo punto; cerco volentieri per prezzo, dimensioni, luogo e caratteristiche.',
  officialSources:
    'Su sicurezza e scuole consulti fonti ufficiali, come le statistiche della polizia e i siti dei distretti scolastici; gli annunci non le valutano.',
  advice: 'Per questo ci vuole chi conosce la legge e la sua situazione. L’agenzia può indicarle la persona giusta.',
  bookThere: (target) => `Può prenotare un appuntamento qui: [scegliere un orario](${target}).`,
  personAsked: () =>
    'L’agenzia sa che desidera parlare con una persona. Se qualcuno è libero, le risponde proprio qui. Può anche lasciare i suoi contatti, così che possano raggiungerla.',
  hoursBegin: (day, time) => `L’ufficio riapre: ${day}, ${time}.`,
  nobodyCame: 'Al momento nessuno è libero. Lasci i suoi contatti, e qualcuno dell’agenzia potrà raggiungerla.',
  offerPerson: 'Preferisce parlarne con qualcuno dell’agenzia?',
  contact: {
    kept: (_, details) => `Grazie, ho annotato ${details} per l’agenzia. Qualcuno potrà contattarla.`,
    form: 'Lasci i suoi dati nel modulo, per favore, così l’agenzia può usarli.',
  },
  tour: {
    offer: 'Volentieri. Scelga un orario per la visita e l’agenzia glielo conferma.',
    none: 'Volentieri. Mi dica prima quale casa vuole vedere.',
  },
  alert: {
    offer: 'Volentieri. Dove le mando l’avviso?',
    made: (email) => `Fatto. Ho inviato un messaggio a ${email}: lo confermi lì e gli avvisi cominciano.`,
    confirmed: (email) => `Fatto. Gli avvisi arrivano a ${email}.`,
    waiting: 'Fatto. Da qui non partono ancora e-mail; fino ad allora gli avvisi l’aspettano in questa chat.',
  },
  say: { inPlace: (place) => `mostrami case a ${place}`, under: (amount) => `mostrami case sotto ${amount}` },
  buttons: {
    tour: 'Chiedere una visita',
    ask: 'Chiedere all’agente',
    alert: 'Avvisarmi delle novità',
    save: 'Salvare',
    compare: 'Confrontare',
    more: 'Vedere altre',
    similar: 'Simili',
    pictures: 'Foto',
    map: 'Sulla mappa',
    link: 'Aprire la pagina',
    restart: 'Ricominciare',
  },
}
