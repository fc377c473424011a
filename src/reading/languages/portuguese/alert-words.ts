import type { AlertWords } from '../tables/alert-words.ts'

export const portugueseAlertWords: AlertWords = {
  code: 'pt',
  anyHome: 'cada imóvel novo',
  newsOf: (home) => `novidades de ${home}`,
  kinds: {
    new: 'novo',
    priceDrop: 'preço reduzido',
    backOnMarket: 'de volta ao mercado',
    sold: 'vendido',
    gone: 'já não está à venda',
  },
  fell: (from, to) => `preço reduzido: ${from} → ${to}`,
  aMonth: (amount) => `${amount} por mês`,
  confirm: {
    subject: 'Podemos avisar quando houver algo para si?',
    opening: (firm) =>
      `Pediu a ${firm} que lhe escreva quando surgir algo. Confirme que este endereço é seu, e começamos.`,
    link: 'Sim, escrevam-me',
    ignore: 'Não pediu isto? Não faça nada: sem a sua confirmação não voltamos a escrever.',
  },
  news: {
    subject: (count) => (count === 1 ? 'algo para si' : `${count} imóveis para si`),
    opening: (label) => `Queria saber de: ${label}. Estas são as novidades.`,
    more: (count) => (count === 1 ? 'E mais um imóvel.' : `E mais ${count} imóveis.`),
    stop: 'Terminar este alerta',
    stopAll: 'Terminar todos os alertas para este endereço',
  },
  alert: 'O seu alerta',
  pages: {
    confirm: {
      heading: 'Um clique, e começamos',
      text: (firm) => `${firm} vai escrever-lhe quando surgir algo.`,
      button: 'Sim, escrevam-me',
    },
    confirmed: {
      heading: 'Obrigado, está tudo pronto',
      text: (firm) => `${firm} vai escrever-lhe assim que surgir algo. Cada e-mail traz uma ligação para terminar.`,
      button: '',
    },
    stop: {
      heading: 'Terminar este alerta?',
      text: (firm) => `${firm} deixará de lhe escrever sobre isto.`,
      button: 'Terminar este alerta',
    },
    'stop-all': {
      heading: 'Terminar todos os alertas?',
      text: (firm) => `${firm} deixará de escrever para este endereço sobre imóveis.`,
      button: 'Terminar todos',
    },
    stopped: {
      heading: 'Terminado',
      text: () => 'Não chegam mais e-mails. Pode pedir novos alertas quando quiser.',
      button: '',
    },
    over: {
      heading: 'Esta ligação já não é válida',
      text: () => 'O alerta terminou, ou a ligação não está completa. Ainda procura? Peça de novo.',
      button: '',
    },
  },
}
