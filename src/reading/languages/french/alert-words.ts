import type { AlertWords } from '../tables/alert-words.ts'

export const frenchAlertWords: AlertWords = {
  code: 'fr',
  anyHome: 'chaque nouveau bien',
  newsOf: (home) => `les nouvelles de ${home}`,
  kinds: {
    new: 'nouveau',
    priceDrop: 'baisse de prix',
    backOnMarket: 'de nouveau disponible',
    sold: 'vendu',
    gone: 'retiré de la vente',
  },
  fell: (from, to) => `baisse de prix : ${from} → ${to}`,
  aMonth: (amount) => `${amount} par mois`,
  confirm: {
    subject: 'Pouvons-nous vous écrire quand un bien vous correspond ?',
    opening: (firm) =>
      `Vous avez demandé à ${firm} de vous écrire dès qu’un bien vous correspond. Confirmez que cette adresse est la vôtre, et nous commençons.`,
    link: 'Oui, écrivez-moi',
    ignore: 'Vous n’avez rien demandé ? Ne faites rien : sans votre confirmation, nous n’écrirons plus.',
  },
  news: {
    subject: (count) => (count === 1 ? 'un bien pour vous' : `${count} biens pour vous`),
    opening: (label) => `Vous vouliez être prévenu : ${label}. Voici les nouveautés.`,
    more: (count) => (count === 1 ? 'Et un autre bien.' : `Et ${count} autres biens.`),
    stop: 'Arrêter cette alerte',
    stopAll: 'Arrêter toutes les alertes à cette adresse',
  },
  alert: 'Votre alerte',
  pages: {
    confirm: {
      heading: 'Un clic, et c’est parti',
      text: (firm) => `${firm} vous écrira dès qu’un bien vous correspond.`,
      button: 'Oui, écrivez-moi',
    },
    confirmed: {
      heading: 'Merci, c’est noté',
      text: (firm) =>
        `${firm} vous écrira dès qu’un bien vous correspond. Chaque message contient un lien pour arrêter.`,
      button: '',
    },
    stop: {
      heading: 'Arrêter cette alerte ?',
      text: (firm) => `${firm} ne vous écrira plus à ce sujet.`,
      button: 'Arrêter cette alerte',
    },
    'stop-all': {
      heading: 'Arrêter toutes les alertes ?',
      text: (firm) => `${firm} n’écrira plus à cette adresse au sujet de biens.`,
      button: 'Tout arrêter',
    },
    stopped: {
      heading: 'C’est arrêté',
      text: () => 'Vous ne recevrez plus de messages. Vous pouvez demander une nouvelle alerte à tout moment.',
      button: '',
    },
    over: {
      heading: 'Ce lien n’est plus valable',
      text: () => 'L’alerte est terminée, ou le lien est incomplet. Vous cherchez encore ? Demandez-le-nous à nouveau.',
      button: '',
    },
  },
}
