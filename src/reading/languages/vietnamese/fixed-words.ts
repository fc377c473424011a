import type { FixedWords } from '../tables/fixed-words.ts'

export const vietnameseFixedWords: FixedWords = {
  opening: (name) =>
    `Xin chào, tôi là ${name}. Hãy cho tôi biết địa điểm hoặc mức giá, tôi sẽ cho bạn xem những căn nhà đang có; những việc khác tôi sẽ kết nối bạn với người phụ trách.`,
  thanks: 'Không có gì ạ.',
  goodbye: 'Tạm biệt, chúc bạn tìm được nhà ưng ý.',
  found: (total) => `Có ${total} căn phù hợp:`,
  close: 'Hôm nay không có căn nào đáp ứng mọi yêu cầu. Đây là những căn gần nhất:',
  none: 'Hôm nay không có căn nào tương tự.',
  home: 'Đây là căn nhà đó. Những gì được biết nằm trên thẻ; phần còn lại người của công ty có thể trả lời.',
  byNumbers: 'Tôi chỉ dựa vào các con số và địa danh trong tin nhắn của bạn.',
  noListings: 'Ở đây chưa có tin đăng nào nên tôi không thể tìm. Vui lòng quay lại sau.',
  cutShort: '… (Câu trả lời quá dài và dừng ở đây.)',
  fairHousing:
    'Nhà không bao giờ được chọn theo việc ai đang sống hay có thể sống ở đó, nên tôi bỏ qua phần này; tôi sẵn lòng tìm theo giá, diện tích, vị trí và tiện ích.',
  officialSources:
    'Về an ninh và trường học, hãy xem các nguồn chính thức như số liệu của cảnh sát và trang của học khu; tin đăng không đánh giá những điều đó.',
  advice: 'Việc này cần người hiểu luật và hoàn cảnh của bạn. Công ty có thể giới thiệu người phù hợp.',
  bookThere: (target) => `Bạn có thể đặt hẹn tại đây: [chọn giờ](${target}).`,
  personAsked: () =>
    'Công ty đã biết bạn muốn nói chuyện với người thật. Nếu có người rảnh, họ sẽ trả lời bạn ngay tại đây. Bạn cũng có thể để lại thông tin liên hệ để họ liên lạc với bạn.',
  hoursBegin: (day, time) => `Văn phòng làm việc trở lại: ${day}, ${time}.`,
  nobodyCame: 'Hiện chưa có ai rảnh. Hãy để lại thông tin liên hệ, người của công ty có thể liên lạc với bạn.',
  offerPerson: 'Bạn có muốn nói chuyện với người của công ty không?',
  contact: {
    kept: (_, details) => `Cảm ơn bạn, tôi đã ghi lại ${details} cho công ty. Sẽ có người có thể liên lạc với bạn.`,
    form: 'Vui lòng để lại thông tin trong biểu mẫu để công ty có thể sử dụng.',
  },
  tour: {
    offer: 'Vâng ạ. Hãy chọn giờ xem nhà, công ty sẽ xác nhận.',
    none: 'Vâng ạ. Trước hết hãy cho tôi biết bạn muốn xem căn nào.',
  },
  alert: {
    offer: 'Vâng ạ. Tôi nên gửi thông báo đến đâu?',
    made: (email) => `Xong. Tôi đã gửi thư đến ${email}: hãy xác nhận trong thư để bắt đầu nhận thông báo.`,
    confirmed: (email) => `Xong. Thông báo sẽ được gửi đến ${email}.`,
    waiting: 'Xong. Ở đây chưa gửi được thư điện tử; cho đến lúc đó, thông báo chờ bạn trong cuộc trò chuyện này.',
  },
  say: { inPlace: (place) => `nhà ở ${place}`, under: (amount) => `nhà dưới ${amount}` },
  buttons: {
    tour: 'Hẹn xem nhà',
    ask: 'Hỏi người môi giới',
    alert: 'Báo tôi khi có nhà mới',
    save: 'Lưu',
    compare: 'So sánh',
    more: 'Xem thêm',
    similar: 'Nhà tương tự',
    pictures: 'Hình ảnh',
    map: 'Trên bản đồ',
    link: 'Mở trang',
    restart: 'Bắt đầu lại',
  },
}
