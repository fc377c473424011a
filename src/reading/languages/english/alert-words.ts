import type { AlertWords } from '../tables/alert-words.ts'

export const englishAlertWords: AlertWords = {
  code: 'en',
  anyHome: 'every new home',
  newsOf: (home) => `news of ${home}`,
  kinds: {
    new: 'new',
    priceDrop: 'price drop',
    backOnMarket: 'back on the market',
    sold: 'sold',
    gone: 'no longer listed',
  },
  fell: (from, to) => `price drop: ${from} → ${to}`,
  aMonth: (amount) => `${amount} a month`,
  confirm: {
    subject: 'Shall we tell you of new homes?',
    opening: (firm) =>
      `You asked ${firm} to write to you when something comes up. Please confirm that this is your address; then we begin.`,
    link: 'Yes, write to me',
    ignore: 'You did not ask for this? Then do nothing: without your confirmation we do not write again.',
  },
  news: {
    subject: (count) => (count === 1 ? 'something for you' : `${count} homes for you`),
    opening: (label) => `You wanted to hear of: ${label}. Here is what is new.`,
    more: (count) => (count === 1 ? 'And one more home.' : `And ${count} more homes.`),
    stop: 'End this alert',
    stopAll: 'End all alerts to this address',
  },
  alert: 'Your alert',
  pages: {
    confirm: {
      heading: 'One click, and we begin',
      text: (firm) => `${firm} will write to you when something comes up.`,
      button: 'Yes, write to me',
    },
    confirmed: {
      heading: 'Thank you, all set',
      text: (firm) => `${firm} will write to you as soon as something comes up. Every mail has a link that ends it.`,
      button: '',
    },
    stop: {
      heading: 'End this alert?',
      text: (firm) => `${firm} will then write to you about it no more.`,
      button: 'End this alert',
    },
    'stop-all': {
      heading: 'End all alerts?',
      text: (firm) => `${firm} will then write to this address of no homes any more.`,
      button: 'End all alerts',
    },
    stopped: {
      heading: 'Ended',
      text: () => 'No more mails will come. You are welcome to ask for new alerts at any time.',
      button: '',
    },
    over: {
      heading: 'This link is over',
      text: () => 'The alert has ended, or the link is not whole. If you still look for a home, just ask again.',
      button: '',
    },
  },
}
