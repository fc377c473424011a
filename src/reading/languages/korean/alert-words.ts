import type { AlertWords } from '../tables/alert-words.ts'

export const koreanAlertWords: AlertWords = {
  code: 'ko',
  anyHome: '모든 새 매물',
  newsOf: (home) => `${home} 소식`,
  kinds: {
    new: '새 매물',
    priceDrop: '가격 인하',
    backOnMarket: '다시 나옴',
    sold: '판매 완료',
    gone: '게시 종료',
  },
  fell: (from, to) => `가격 인하: ${from} → ${to}`,
  aMonth: (amount) => `월 ${amount}`,
  confirm: {
    subject: '새 매물이 나오면 알려 드릴까요?',
    opening: (firm) =>
      `매물이 나오면 메일로 알려 달라고 ${firm}에 요청하셨습니다. 본인의 주소가 맞는지 확인해 주시면 알림이 시작됩니다.`,
    link: '네, 보내 주세요',
    ignore: '요청하지 않으셨나요? 아무것도 하지 않으셔도 됩니다. 확인하지 않으시면 더 이상 메일을 보내지 않습니다.',
  },
  news: {
    subject: (count) => (count === 1 ? '새 소식이 있습니다' : `매물 소식 ${count}건`),
    opening: (label) => `알림 조건: ${label}. 새 소식은 다음과 같습니다.`,
    more: (count) => `그 밖에 ${count}건이 더 있습니다.`,
    stop: '이 알림 끝내기',
    stopAll: '이 주소로 오는 모든 알림 끝내기',
  },
  alert: '알림 내용',
  pages: {
    confirm: {
      heading: '한 번만 누르면 시작됩니다',
      text: (firm) => `매물이 나오면 ${firm}에서 메일을 보내 드립니다.`,
      button: '네, 보내 주세요',
    },
    confirmed: {
      heading: '감사합니다. 준비가 끝났습니다',
      text: (firm) => `매물이 나오는 대로 ${firm}에서 메일을 보내 드립니다. 모든 메일에 알림을 끝내는 링크가 있습니다.`,
      button: '',
    },
    stop: {
      heading: '이 알림을 끝낼까요?',
      text: (firm) => `${firm}에서 이 내용으로 더 이상 메일을 보내지 않습니다.`,
      button: '이 알림 끝내기',
    },
    'stop-all': {
      heading: '모든 알림을 끝낼까요?',
      text: (firm) => `${firm}에서 이 주소로 매물 메일을 더 이상 보내지 않습니다.`,
      button: '모두 끝내기',
    },
    stopped: {
      heading: '끝났습니다',
      text: () => '더 이상 메일이 가지 않습니다. 언제든지 새 알림을 신청하실 수 있습니다.',
      button: '',
    },
    over: {
      heading: '더 이상 사용할 수 없는 링크입니다',
      text: () => '알림이 끝났거나 링크가 완전하지 않습니다. 아직 찾고 계신가요? 다시 신청해 주세요.',
      button: '',
    },
  },
}
