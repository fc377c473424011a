import type { TourWords } from '../tables/tour-words.ts'

export const japaneseTourWords: TourWords = {
  code: 'ja',
  locale: 'ja-JP',
  subjects: {
    requested: '内覧のお申し込みを受け付けました',
    confirmed: '内覧が確定しました',
    moved: '内覧が別の日時で確定しました',
    rescheduled: '内覧の日時が変わりました',
    declined: '内覧をお受けできません',
    cancelled: '内覧が取り消されました',
  },
  openings: {
    requested: (firm) =>
      `${firm}に内覧をお申し込みいただきました。${firm}が確認した時点で日時が確定し、メールでお知らせします。`,
    confirmed: (firm) => `${firm}との内覧が確定しました。`,
    moved: (firm) => `${firm}との内覧が、ご希望とは別の日時で確定しました。`,
    rescheduled: (firm) => `${firm}が内覧の日時を変更しました。新しい日時は下のとおりです。`,
    declined: (firm) => `${firm}は、ご希望の日時に物件をご案内できません。`,
    cancelled: (firm) => `${firm}との内覧が取り消されました。`,
  },
  asked: 'ご希望の日時',
  when: '日時',
  takes: '所要時間',
  home: '物件',
  how: '方法',
  minutes: (count) => `${count}分`,
  numbered: (id) => `物件${id}`,
  inPerson: '現地で',
  byVideo: 'ビデオで',
  onBothClocks: (own, office) => `${own}（会社の時刻では${office}）`,
  writes: (firm) => `${firm}より：`,
  pageOfHome: '物件のページ',
  tourOf: (address) => `内覧：${address}`,
  videoCall: 'ビデオ通話',
}
