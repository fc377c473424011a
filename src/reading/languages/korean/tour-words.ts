import type { TourWords } from '../tables/tour-words.ts'

export const koreanTourWords: TourWords = {
  code: 'ko',
  locale: 'ko-KR',
  subjects: {
    requested: '방문 신청을 받았습니다',
    confirmed: '방문이 확정되었습니다',
    moved: '방문이 다른 시간으로 확정되었습니다',
    rescheduled: '방문 시간이 변경되었습니다',
    declined: '방문이 어렵습니다',
    cancelled: '방문이 취소되었습니다',
  },
  openings: {
    requested: (firm) =>
      `${firm}에 매물 방문을 신청하셨습니다. ${firm}에서 확인하면 시간이 확정되며, 메일로 알려 드립니다.`,
    confirmed: (firm) => `${firm} 방문이 확정되었습니다.`,
    moved: (firm) => `${firm} 방문이 신청하신 것과 다른 시간으로 확정되었습니다.`,
    rescheduled: (firm) => `${firm}에서 방문 시간을 변경했습니다. 새 시간은 아래에 있습니다.`,
    declined: (firm) => `${firm}에서 신청하신 시간에 매물을 보여 드릴 수 없습니다.`,
    cancelled: (firm) => `${firm} 방문이 취소되었습니다.`,
  },
  asked: '신청한 시간',
  when: '일시',
  takes: '소요 시간',
  home: '매물',
  how: '방법',
  minutes: (count) => `${count}분`,
  numbered: (id) => `매물 ${id}`,
  inPerson: '직접 방문',
  byVideo: '영상 통화로',
  onBothClocks: (own, office) => `${own} (회사 시각 기준 ${office})`,
  writes: (firm) => `${firm}의 메시지:`,
  pageOfHome: '매물 페이지',
  tourOf: (address) => `방문: ${address}`,
  videoCall: '영상 통화',
}
