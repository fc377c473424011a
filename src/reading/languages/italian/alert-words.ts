import type { AlertWords } from '../tables/alert-words.ts'

export const italianAlertWords: AlertWords = {
  code: 'it',
  anyHome: 'ogni nuova casa',
  newsOf: (home) => `novità su ${home}`,
  kinds: {
    new: 'nuova',
    priceDrop: 'prezzo ribassato',
    backOnMarket: 'di nuovo disponibile',
    sold: 'venduta',
    gone: 'non più offerta',
  },
  fell: (from, to) => `prezzo ribassato: ${from} → ${to}`,
  aMonth: (amount) => `${amount} al mese`,
  confirm: {
    subject: 'La avvisiamo quando c’è qualcosa per lei?',
    opening: (firm) =>
      `Ha chiesto a ${firm} di scriverle quando arriva qualcosa. Confermi che questo indirizzo è suo e si comincia.`,
    link: 'Sì, scrivetemi',
    ignore: 'Non l’ha chiesto lei? Non faccia nulla: senza conferma non scriveremo più.',
  },
  news: {
    subject: (count) => (count === 1 ? 'qualcosa per lei' : `${count} case per lei`),
    opening: (label) => `Voleva sapere di: ${label}. Ecco le novità.`,
    more: (count) => (count === 1 ? 'E un’altra casa.' : `E altre ${count} case.`),
    stop: 'Terminare questo avviso',
    stopAll: 'Terminare tutti gli avvisi a questo indirizzo',
  },
  alert: 'Il suo avviso',
  pages: {
    confirm: {
      heading: 'Un clic e si comincia',
      text: (firm) => `${firm} le scriverà quando arriva qualcosa.`,
      button: 'Sì, scrivetemi',
    },
    confirmed: {
      heading: 'Grazie, tutto pronto',
      text: (firm) => `${firm} le scriverà appena arriva qualcosa. Ogni e-mail contiene un link per terminare.`,
      button: '',
    },
    stop: {
      heading: 'Terminare questo avviso?',
      text: (firm) => `${firm} non le scriverà più su questo.`,
      button: 'Terminare questo avviso',
    },
    'stop-all': {
      heading: 'Terminare tutti gli avvisi?',
      text: (firm) => `${firm} non scriverà più di case a questo indirizzo.`,
      button: 'Terminare tutti',
    },
    stopped: {
      heading: 'Terminato',
      text: () => 'Non riceverà altre e-mail. Può chiedere nuovi avvisi quando vuole.',
      button: '',
    },
    over: {
      heading: 'Questo link non vale più',
      text: () => 'L’avviso è terminato oppure il link non è completo. Sta ancora cercando? Lo chieda di nuovo.',
      button: '',
    },
  },
}
