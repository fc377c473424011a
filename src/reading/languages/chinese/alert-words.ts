import type { AlertWords } from '../tables/alert-words.ts'

export const chineseAlertWords: AlertWords = {
  code: 'zh',
  anyHome: '所有新房源',
  newsOf: (home) => `${home} 的最新动态`,
  kinds: {
    new: '新房源',
    priceDrop: '降价',
    backOnMarket: '重新上市',
    sold: '已售',
    gone: '已下架',
  },
  fell: (from, to) => `降价：${from} → ${to}`,
  aMonth: (amount) => `每月 ${amount}`,
  confirm: {
    subject: '有合适的房源时通知您，好吗？',
    opening: (firm) => `您请 ${firm} 在有合适房源时写信给您。请确认这是您的邮箱，我们就开始。`,
    link: '好的，请通知我',
    ignore: '不是您提出的？那就不用做任何事：没有您的确认，我们不会再写信。',
  },
  news: {
    subject: (count) => `有 ${count} 套房源适合您`,
    opening: (label) => `您想了解：${label}。最新消息如下。`,
    more: (count) => `还有 ${count} 套房源。`,
    stop: '取消此提醒',
    stopAll: '取消发往此邮箱的所有提醒',
  },
  alert: '您的提醒',
  pages: {
    confirm: {
      heading: '点一下就开始',
      text: (firm) => `有合适的房源时，${firm} 会写信给您。`,
      button: '好的，请通知我',
    },
    confirmed: {
      heading: '谢谢，已经设好了',
      text: (firm) => `一有合适的房源，${firm} 就会写信给您。每封邮件里都有取消链接。`,
      button: '',
    },
    stop: {
      heading: '取消此提醒？',
      text: (firm) => `${firm} 将不再就此写信给您。`,
      button: '取消此提醒',
    },
    'stop-all': {
      heading: '取消所有提醒？',
      text: (firm) => `${firm} 将不再向此邮箱发送房源消息。`,
      button: '全部取消',
    },
    stopped: {
      heading: '已取消',
      text: () => '不会再有邮件。您可以随时重新设置提醒。',
      button: '',
    },
    over: {
      heading: '此链接已失效',
      text: () => '提醒已结束，或链接不完整。还在找房吗？请再提一次。',
      button: '',
    },
  },
}
