import type { TourWords } from '../tables/tour-words.ts'

export const vietnameseTourWords: TourWords = {
  code: 'vi',
  locale: 'vi-VN',
  subjects: {
    requested: 'Chúng tôi đã nhận yêu cầu xem nhà của bạn',
    confirmed: 'Lịch xem nhà của bạn đã được xác nhận',
    moved: 'Lịch xem nhà của bạn đã được xác nhận vào giờ khác',
    rescheduled: 'Lịch xem nhà của bạn có giờ mới',
    declined: 'Không thể sắp xếp buổi xem nhà của bạn',
    cancelled: 'Lịch xem nhà của bạn đã bị hủy',
  },
  openings: {
    requested: (firm) =>
      `Bạn đã yêu cầu ${firm} cho xem nhà. Giờ hẹn được chốt khi ${firm} xác nhận; chúng tôi sẽ báo cho bạn qua thư điện tử.`,
    confirmed: (firm) => `Buổi xem nhà của bạn với ${firm} đã được xác nhận.`,
    moved: (firm) => `Buổi xem nhà của bạn với ${firm} đã được xác nhận, vào giờ khác với giờ bạn yêu cầu.`,
    rescheduled: (firm) => `${firm} đã đổi giờ xem nhà của bạn. Giờ mới ở bên dưới.`,
    declined: (firm) => `${firm} không thể cho bạn xem nhà vào giờ bạn yêu cầu.`,
    cancelled: (firm) => `Buổi xem nhà của bạn với ${firm} đã bị hủy.`,
  },
  asked: 'Giờ yêu cầu',
  when: 'Thời gian',
  takes: 'Kéo dài',
  home: 'Căn nhà',
  how: 'Hình thức',
  minutes: (count) => `${count} phút`,
  numbered: (id) => `nhà số ${id}`,
  inPerson: 'gặp trực tiếp',
  byVideo: 'qua video',
  onBothClocks: (own, office) => `${own}; theo giờ của văn phòng ${office}`,
  writes: (firm) => `${firm} viết:`,
  pageOfHome: 'Trang của căn nhà',
  tourOf: (address) => `Xem nhà: ${address}`,
  videoCall: 'Cuộc gọi video',
}
