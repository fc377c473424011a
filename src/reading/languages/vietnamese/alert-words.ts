import type { AlertWords } from '../tables/alert-words.ts'

export const vietnameseAlertWords: AlertWords = {
  code: 'vi',
  anyHome: 'mọi căn nhà mới',
  newsOf: (home) => `tin về ${home}`,
  kinds: {
    new: 'mới',
    priceDrop: 'giảm giá',
    backOnMarket: 'có lại',
    sold: 'đã bán',
    gone: 'không còn đăng',
  },
  fell: (from, to) => `giảm giá: ${from} → ${to}`,
  aMonth: (amount) => `${amount} mỗi tháng`,
  confirm: {
    subject: 'Báo cho bạn khi có nhà phù hợp?',
    opening: (firm) =>
      `Bạn đã nhờ ${firm} viết thư khi có nhà phù hợp. Hãy xác nhận địa chỉ này là của bạn để bắt đầu.`,
    link: 'Có, hãy gửi cho tôi',
    ignore: 'Bạn không yêu cầu? Không cần làm gì: không có xác nhận, chúng tôi sẽ không viết nữa.',
  },
  news: {
    subject: (count) => (count === 1 ? 'có tin cho bạn' : `${count} căn nhà cho bạn`),
    opening: (label) => `Bạn muốn biết về: ${label}. Đây là tin mới.`,
    more: (count) => `Và ${count} căn nữa.`,
    stop: 'Dừng thông báo này',
    stopAll: 'Dừng mọi thông báo đến địa chỉ này',
  },
  alert: 'Thông báo của bạn',
  pages: {
    confirm: {
      heading: 'Một lần bấm là bắt đầu',
      text: (firm) => `${firm} sẽ viết thư cho bạn khi có nhà phù hợp.`,
      button: 'Có, hãy gửi cho tôi',
    },
    confirmed: {
      heading: 'Cảm ơn bạn, đã xong',
      text: (firm) => `${firm} sẽ viết ngay khi có nhà phù hợp. Mỗi thư đều có liên kết để dừng.`,
      button: '',
    },
    stop: {
      heading: 'Dừng thông báo này?',
      text: (firm) => `${firm} sẽ không viết cho bạn về việc này nữa.`,
      button: 'Dừng thông báo này',
    },
    'stop-all': {
      heading: 'Dừng mọi thông báo?',
      text: (firm) => `${firm} sẽ không viết về nhà đến địa chỉ này nữa.`,
      button: 'Dừng tất cả',
    },
    stopped: {
      heading: 'Đã dừng',
      text: () => 'Bạn sẽ không nhận thêm thư nào. Bạn có thể yêu cầu thông báo mới bất cứ lúc nào.',
      button: '',
    },
    over: {
      heading: 'Liên kết này không còn dùng được',
      text: () => 'Thông báo đã kết thúc hoặc liên kết không đầy đủ. Bạn vẫn đang tìm? Hãy yêu cầu lại.',
      button: '',
    },
  },
}
