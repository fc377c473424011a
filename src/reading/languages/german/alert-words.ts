import type { AlertWords } from '../tables/alert-words.ts'

export const germanAlertWords: AlertWords = {
  code: 'de',
  anyHome: 'jede neue Immobilie',
  newsOf: (home) => `Neues zu ${home}`,
  kinds: {
    new: 'neu',
    priceDrop: 'Preis gesenkt',
    backOnMarket: 'wieder auf dem Markt',
    sold: 'verkauft',
    gone: 'nicht mehr im Angebot',
  },
  fell: (from, to) => `Preis gesenkt: ${from} → ${to}`,
  aMonth: (amount) => `${amount} im Monat`,
  confirm: {
    subject: 'Dürfen wir Ihnen schreiben, wenn etwas Passendes kommt?',
    opening: (firm) =>
      `Sie haben ${firm} gebeten, Ihnen zu schreiben, sobald etwas Passendes hereinkommt. Bitte bestätigen Sie, dass dies Ihre Adresse ist; dann geht es los.`,
    link: 'Ja, schreiben Sie mir',
    ignore: 'Sie haben nicht darum gebeten? Dann tun Sie nichts: Ohne Ihre Bestätigung schreiben wir nicht mehr.',
  },
  news: {
    subject: (count) => (count === 1 ? 'etwas für Sie' : `${count} Immobilien für Sie`),
    opening: (label) => `Sie wollten davon hören: ${label}. Das gibt es Neues.`,
    more: (count) => (count === 1 ? 'Und eine weitere Immobilie.' : `Und ${count} weitere Immobilien.`),
    stop: 'Diesen Suchauftrag beenden',
    stopAll: 'Alle Suchaufträge an diese Adresse beenden',
  },
  alert: 'Ihr Suchauftrag',
  pages: {
    confirm: {
      heading: 'Ein Klick, und es geht los',
      text: (firm) => `${firm} schreibt Ihnen, sobald etwas Passendes hereinkommt.`,
      button: 'Ja, schreiben Sie mir',
    },
    confirmed: {
      heading: 'Danke, es ist alles bereit',
      text: (firm) =>
        `${firm} schreibt Ihnen, sobald etwas Passendes hereinkommt. Jede E-Mail hat einen Link, der das beendet.`,
      button: '',
    },
    stop: {
      heading: 'Diesen Suchauftrag beenden?',
      text: (firm) => `${firm} schreibt Ihnen dann dazu nicht mehr.`,
      button: 'Suchauftrag beenden',
    },
    'stop-all': {
      heading: 'Alle Suchaufträge beenden?',
      text: (firm) => `${firm} schreibt an diese Adresse dann nichts mehr zu Immobilien.`,
      button: 'Alle beenden',
    },
    stopped: {
      heading: 'Beendet',
      text: () => 'Es kommen keine E-Mails mehr. Neue Suchaufträge sind jederzeit willkommen.',
      button: '',
    },
    over: {
      heading: 'Dieser Link gilt nicht mehr',
      text: () =>
        'Der Suchauftrag ist beendet, oder der Link ist nicht vollständig. Suchen Sie noch? Dann fragen Sie einfach noch einmal.',
      button: '',
    },
  },
}
