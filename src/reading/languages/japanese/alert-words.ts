import type { AlertWords } from '../tables/alert-words.ts'

export const japaneseAlertWords: AlertWords = {
  code: 'ja',
  anyHome: 'すべての新着物件',
  newsOf: (home) => `${home}に関するお知らせ`,
  kinds: {
    new: '新着',
    priceDrop: '値下げ',
    backOnMarket: '再び募集中',
    sold: '売却済み',
    gone: '掲載終了',
  },
  fell: (from, to) => `値下げ：${from} → ${to}`,
  aMonth: (amount) => `月額${amount}`,
  confirm: {
    subject: '新しい物件をお知らせしてもよろしいですか',
    opening: (firm) =>
      `物件が出たときにメールでお知らせするよう${firm}にご依頼いただきました。ご自分のアドレスであることを確認いただくと、お知らせが始まります。`,
    link: 'はい、送ってください',
    ignore: '心当たりがない場合は、何もしないでください。確認がなければ、これ以上お送りしません。',
  },
  news: {
    subject: (count) => (count === 1 ? 'お知らせがあります' : `${count}件の物件のお知らせ`),
    opening: (label) => `ご希望の条件：${label}。新しいお知らせは次のとおりです。`,
    more: (count) => `ほかに${count}件あります。`,
    stop: 'このお知らせを停止する',
    stopAll: 'このアドレスへのすべてのお知らせを停止する',
  },
  alert: 'ご希望のお知らせ',
  pages: {
    confirm: {
      heading: 'あと1クリックで始まります',
      text: (firm) => `物件が出たときに${firm}からメールが届きます。`,
      button: 'はい、送ってください',
    },
    confirmed: {
      heading: 'ありがとうございます。設定が完了しました',
      text: (firm) => `物件が出るとすぐに${firm}からメールが届きます。どのメールにも停止用のリンクがあります。`,
      button: '',
    },
    stop: {
      heading: 'このお知らせを停止しますか',
      text: (firm) => `この件について${firm}からメールは届かなくなります。`,
      button: 'このお知らせを停止する',
    },
    'stop-all': {
      heading: 'すべてのお知らせを停止しますか',
      text: (firm) => `このアドレスに${firm}から物件のメールは届かなくなります。`,
      button: 'すべて停止する',
    },
    stopped: {
      heading: '停止しました',
      text: () => 'メールはもう届きません。いつでも新しいお知らせをお申し込みいただけます。',
      button: '',
    },
    over: {
      heading: 'このリンクは無効です',
      text: () => 'お知らせが終了しているか、リンクが不完全です。まだお探しの場合は、もう一度お申し込みください。',
      button: '',
    },
  },
}
