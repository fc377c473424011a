import type { TourWords } from '../tables/tour-words.ts'

export const chineseTourWords: TourWords = {
  code: 'zh',
  locale: 'zh-CN',
  subjects: {
    requested: '我们已收到您的看房申请',
    confirmed: '您的看房已确认',
    moved: '您的看房已确认，时间有变',
    declined: '您的看房无法安排',
    cancelled: '您的看房已取消',
  },
  openings: {
    requested: (firm) => `您向${firm}申请看房。${firm}确认后时间才算定下，届时会邮件通知您。`,
    confirmed: (firm) => `您与${firm}的看房已确认。`,
    moved: (firm) => `您与${firm}的看房已确认，时间与您所选的不同。`,
    declined: (firm) => `${firm}无法在您所选的时间带您看房。`,
    cancelled: (firm) => `您与${firm}的看房已取消。`,
  },
  asked: '申请的时间',
  when: '时间',
  takes: '时长',
  home: '房源',
  how: '方式',
  minutes: (count) => `${count}分钟`,
  numbered: (id) => `房源 ${id}`,
  inPerson: '现场',
  byVideo: '视频',
  onBothClocks: (own, office) => `${own}；公司当地时间 ${office}`,
  writes: (firm) => `${firm}留言：`,
  pageOfHome: '房源页面',
  tourOf: (address) => `看房：${address}`,
  videoCall: '视频通话',
}
