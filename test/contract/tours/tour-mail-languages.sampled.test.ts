import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { consumers } from '../../../src/consumers.ts'
import { sampleOf } from '../../run/how-much.ts'
import { startTestApp, type TestApp } from '../../test-app.ts'
import { callAsVisitor } from '../../visitor.ts'
import { openWire, type Wire } from '../../wire-call.ts'
import { book, change, type Desk, type KeptMail, mailsOf, mondayMorning, openDesk } from './tour-desk.ts'

let app: TestApp
let wire: Wire

beforeAll(async () => {
  app = await startTestApp({ consumers, environment: { PORCHLIGHT_QUOTAS: 'tourMails=-1' } })
  wire = openWire(app)
})
afterAll(async () => {
  await wire.close()
  await app.close()
})
beforeEach(() => {
  app.app.now = () => mondayMorning
})

const settings = { Name: 'Harbour Homes', TalkToHumanEmail: 'team@firm.example' }
const say = (desk: Desk, content: string) => callAsVisitor(wire, desk.visitor, '/chat/Chat/Ask', { content })
const unfold = (mail: KeptMail | undefined): string => mail?.calendar?.replaceAll('\r\n ', '') ?? ''

interface Told {
  sentence: string
  requested: string
  moved: string
  declined: string
  cancelled: string
  /** Noon in New York is nine in Los Angeles. */
  times: RegExp
  summary: string
  writes: string
}

const told: [string, Told][] = [
  [
    'en',
    {
      sentence: 'three bedrooms in Seattle please',
      requested: 'We have your request for a tour',
      moved: 'Your tour is confirmed, at another time',
      declined: 'Your tour cannot take place',
      cancelled: 'Your tour is cancelled',
      times: /When: Wednesday, November 25, 2026 at 12:00 PM EST .*; on the clock of the office .* 9:00 AM PST/,
      summary: 'Tour: 12 Fir Street',
      writes: 'Harbour Homes writes:',
    },
  ],
  [
    'es',
    {
      sentence: 'busco una casa con tres dormitorios en Seattle',
      requested: 'Hemos recibido su solicitud de visita',
      moved: 'Su visita está confirmada, a otra hora',
      declined: 'Su visita no es posible',
      cancelled: 'Su visita se ha cancelado',
      times: /Cuándo: miércoles, 25 de noviembre de 2026.* 12:00 p\.?\s?m\..*; en la hora de la oficina .*9:00/,
      summary: 'Visita: 12 Fir Street',
      writes: 'Harbour Homes escribe:',
    },
  ],
  [
    'fr',
    {
      sentence: 'je cherche une maison avec trois chambres à Seattle',
      requested: 'Nous avons reçu votre demande de visite',
      moved: 'Votre visite est confirmée, à une autre heure',
      declined: 'Votre visite ne peut pas avoir lieu',
      cancelled: 'Votre visite est annulée',
      times: /Quand: mercredi 25 novembre 2026 à 12:00.* ; à l’heure de l’agence mercredi 25 novembre 2026 à 09:00/,
      summary: 'Visite : 12 Fir Street',
      writes: 'Harbour Homes écrit :',
    },
  ],
  [
    'de',
    {
      sentence: 'ich suche ein Haus mit drei Schlafzimmern in Seattle',
      requested: 'Wir haben Ihre Anfrage zur Besichtigung',
      moved: 'Ihre Besichtigung ist bestätigt, zu einer anderen Zeit',
      declined: 'Ihre Besichtigung kann nicht stattfinden',
      cancelled: 'Ihre Besichtigung ist abgesagt',
      times:
        /Wann: Mittwoch, 25\. November 2026 um 12:00.*; auf der Uhr des Büros Mittwoch, 25\. November 2026 um 09:00/,
      summary: 'Besichtigung: 12 Fir Street',
      writes: 'Harbour Homes schreibt:',
    },
  ],
  [
    'pt',
    {
      sentence: 'procuro uma casa com três quartos em Seattle, não muito cara',
      requested: 'Recebemos o seu pedido de visita',
      moved: 'A sua visita está confirmada, em outro horário',
      declined: 'A sua visita não é possível',
      cancelled: 'A sua visita foi cancelada',
      times: /Quando: quarta-feira, 25 de novembro de 2026.* 12:00.*; no horário do escritório .*09:00/,
      summary: 'Visita: 12 Fir Street',
      writes: 'Harbour Homes escreve:',
    },
  ],
  [
    'zh',
    {
      sentence: '我想找西雅图三室的房子',
      requested: '我们已收到您的看房申请',
      moved: '您的看房已确认，时间有变',
      declined: '您的看房无法安排',
      cancelled: '您的看房已取消',
      times: /时间: 2026年11月25日星期三.*12:00.*；公司当地时间 2026年11月25日星期三.*09:00/,
      summary: '看房：12 Fir Street',
      writes: 'Harbour Homes留言：',
    },
  ],
  [
    'it',
    {
      sentence: 'cerco una casa con tre camere a Seattle',
      requested: 'Abbiamo ricevuto la sua richiesta di visita',
      moved: 'La sua visita è confermata, a un altro orario',
      declined: 'La sua visita non è possibile',
      cancelled: 'La sua visita è annullata',
      times: /Quando: mercoledì 25 novembre 2026.* 12:00.*; nell’ora dell’agenzia .*09:00/,
      summary: 'Visita: 12 Fir Street',
      writes: 'Harbour Homes scrive:',
    },
  ],
  [
    'ru',
    {
      sentence: 'ищу дом с тремя спальнями в Seattle',
      requested: 'Мы получили вашу заявку на показ',
      moved: 'Ваш показ подтверждён, но на другое время',
      declined: 'Ваш показ не состоится',
      cancelled: 'Ваш показ отменён',
      times: /Когда: среда, 25 ноября 2026.* 12:00.*; по времени агентства .*09:00/,
      summary: 'Показ: 12 Fir Street',
      writes: 'Harbour Homes пишет:',
    },
  ],
  [
    'ja',
    {
      sentence: 'Seattleで3ベッドルームの家を探しています',
      requested: '内覧のお申し込みを受け付けました',
      moved: '内覧が別の日時で確定しました',
      declined: '内覧をお受けできません',
      cancelled: '内覧が取り消されました',
      times: /日時: 2026年11月25日水曜日.*12:00.*（会社の時刻では2026年11月25日水曜日.*9:00/,
      summary: '内覧：12 Fir Street',
      writes: 'Harbour Homesより：',
    },
  ],
  [
    'ko',
    {
      sentence: 'Seattle에서 침실 3개짜리 집을 찾고 있어요',
      requested: '방문 신청을 받았습니다',
      moved: '방문이 다른 시간으로 확정되었습니다',
      declined: '방문이 어렵습니다',
      cancelled: '방문이 취소되었습니다',
      times: /일시: 2026년 11월 25일 수요일.*12:00.*\(회사 시각 기준 2026년 11월 25일 수요일.*9:00/,
      summary: '방문: 12 Fir Street',
      writes: 'Harbour Homes의 메시지:',
    },
  ],
  [
    'vi',
    {
      sentence: 'tôi muốn tìm nhà ba phòng ngủ ở Seattle',
      requested: 'Chúng tôi đã nhận yêu cầu xem nhà của bạn',
      moved: 'Lịch xem nhà của bạn đã được xác nhận vào giờ khác',
      declined: 'Không thể sắp xếp buổi xem nhà của bạn',
      cancelled: 'Lịch xem nhà của bạn đã bị hủy',
      times: /Thời gian: .*12:00.*25 tháng 11.*; theo giờ của văn phòng .*9:00/,
      summary: 'Xem nhà: 12 Fir Street',
      writes: 'Harbour Homes viết:',
    },
  ],
  [
    'ar',
    {
      sentence: 'أبحث عن بيت بثلاث غرف نوم في Seattle',
      requested: 'استلمنا طلب زيارتك',
      moved: 'تم تأكيد زيارتك في وقت آخر',
      declined: 'لا يمكن إتمام زيارتك',
      cancelled: 'أُلغيت زيارتك',
      times: /الموعد: .*25 نوفمبر 2026.*12:00.*؛ بتوقيت المكتب .*9:00/,
      summary: 'زيارة: 12 Fir Street',
      writes: 'تكتب Harbour Homes:',
    },
  ],
]

describe.each(sampleOf(told, 2))('a visitor who writes in %s', (language, each) => {
  test('is told of the tour in it, and the firm in English', async () => {
    const desk = await openDesk(app, settings)
    await say(desk, each.sentence)
    const times = ['2026-11-24T12:00:00-05:00']
    const id = await book(desk, { times, timeZone: 'America/New_York' })
    await change(wire, id, 'confirm', { time: '2026-11-25T17:00:00Z', message: 'Ring <b>twice</b>.' })
    await change(wire, id, 'cancel')
    const other = await book(desk, { times })
    await change(wire, other, 'decline')
    const mails = await mailsOf(app, desk)
    const toFirm = mails.filter(({ recipient }) => recipient === 'team@firm.example')
    const toVisitor = mails.filter(({ recipient }) => recipient === 'ana@visitor.example')
    const titled = (subject: string) => toVisitor.find((mail) => mail.subject === `Harbour Homes: ${subject}`)
    expect([...new Set(toVisitor.map(({ subject }) => subject))].sort()).toEqual(
      [each.requested, each.moved, each.declined, each.cancelled].map((subject) => `Harbour Homes: ${subject}`).sort(),
    )
    const moved = titled(each.moved)
    expect(moved?.text).toMatch(each.times)
    expect(moved?.text).toContain(`${each.writes}\n\nRing <b>twice</b>.`)
    const way = language === 'ar' ? 'rtl' : 'ltr'
    expect(moved?.html).toContain(`<html lang="${language}" dir="${way}">`)
    expect(moved?.html).toContain(`<body dir="${way}"`)
    expect(moved?.html).toContain(`text-align:${way === 'rtl' ? 'right' : 'left'}`)
    expect(moved?.html).toContain('Ring &lt;b&gt;twice&lt;/b&gt;.')
    expect(unfold(moved)).toContain(`SUMMARY:${each.summary}`)
    expect(unfold(titled(each.cancelled))).toContain('METHOD:CANCEL')
    expect(toFirm.map(({ subject }) => subject).filter((subject) => !/asks for a tour/.test(subject))).toEqual([])
    for (const mail of toFirm.filter(({ calendar }) => calendar !== null))
      expect(unfold(mail)).toContain('SUMMARY:Tour: 12 Fir Street')
    // Both calendars know it as one.
    const uids = new Set(mails.flatMap((mail) => unfold(mail).match(/UID:.*/g) ?? []))
    expect(uids.size).toBe(2)
  })
})

test('the language that the chatbot is set to answer in is that of the mails', async () => {
  const desk = await openDesk(app, { ...settings, AIResponseLanguage: 'German' })
  await say(desk, 'busco una casa con tres dormitorios en Seattle')
  await book(desk, { times: ['2026-11-24T17:00:00Z'] })
  const [mail] = (await mailsOf(app, desk)).filter(({ recipient }) => recipient === 'ana@visitor.example')
  expect(mail?.subject).toBe('Harbour Homes: Wir haben Ihre Anfrage zur Besichtigung')
})

test('a time that was asked for and is confirmed is not told as another', async () => {
  const desk = await openDesk(app, settings)
  await say(desk, 'ich suche ein Haus')
  const id = await book(desk, { times: ['2026-11-24T17:00:00Z', '2026-11-25T17:00:00Z'] })
  await change(wire, id, 'confirm', { time: '2026-11-25T17:00:00Z' })
  const subjects = (await mailsOf(app, desk)).map(({ subject }) => subject)
  expect(subjects).toContain('Harbour Homes: Ihre Besichtigung ist bestätigt')
})
