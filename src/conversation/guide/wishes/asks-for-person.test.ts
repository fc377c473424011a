import { expect, test } from 'vitest'
import { processorTime } from '../../../../test/timing/processor-time.ts'
import { asksForPerson, furtherLanguageOfWish } from './asks-for-person.ts'

test.each([
  'talk to a human',
  'Can I speak with an agent?',
  'call me',
  'Call me back please',
  'real person please',
  'I want to talk to a real person',
  'agent',
  'human please!',
  'connect me with your broker',
  'could you have someone call me',
  'I need a real human',
  'can someone contact me about this home?',
  'Please transfer me to a representative.',
  'I’d like to speak to somebody',
])('%j asks for a person', (content) => {
  expect(asksForPerson(content)).toBe(true)
})

test.each([
  'agent fees?',
  "is there a listing agent's number on that?",
  'human-friendly',
  'homes in Agent Grove',
  '3 bedroom homes in Kent',
  'what does the agent charge?',
  'do I need an agent to buy a house?',
  'houses called Cottage',
  'a home for two people',
  'is it a single person household',
  'call it 500k',
  'who is the listing agent?',
  'what is your name?',
  'room for one person',
  'pet friendly homes people like',
])('%j does not', (content) => {
  expect(asksForPerson(content)).toBe(false)
})

test.each([
  ...['أريد التحدث مع شخص', 'هل يمكنني التحدث إلى موظف؟', 'أحتاج إنسانا حقيقيا', 'اتصلوا بي من فضلك', 'حولني إلى وكيل'],
  ...['عايز أكلم حد من خدمة العملاء', 'ممكن أتواصل مع أحد؟', 'موظف', 'بدي أحكي مع شخص حقيقي'],
  ...['Vorrei parlare con una persona', 'posso parlare con un agente?', 'Mi può richiamare?', 'operatore'],
  ...['Potete chiamarmi?', 'mi passi un operatore per favore, voglio un essere umano', 'Chiamatemi domani'],
  ...[
    'Хочу поговорить с человеком',
    'Соедините меня с оператором',
    'Перезвоните мне',
    'нужен живой человек',
    'оператор!',
  ],
  ...['можно связаться с вашим риелтором?', 'Позовите менеджера', 'Свяжитесь со мной, пожалуйста'],
  ...[
    '人と話したい',
    '担当者の方とお話しできますか',
    'オペレーターにつないでください',
    'スタッフに相談したいです',
    '電話してください',
  ],
  ...['オペレーター', '人間を出して', '有人対応をお願いします'],
  ...[
    '사람과 이야기하고 싶어요',
    '상담원 연결해 주세요',
    '직원하고 통화할 수 있나요?',
    '전화 주세요',
    '상담원',
    '담당자와 상담하고 싶습니다',
  ],
  ...[
    'Tôi muốn nói chuyện với người thật',
    'cho tôi gặp nhân viên',
    'Làm ơn gọi lại cho tôi',
    'tôi cần liên hệ với môi giới',
  ],
  'Tôi muốn nói chuyện với một nhân viên tư vấn',
])('%j asks for a person in a language of the window', (content) => {
  expect(asksForPerson(content)).toBe(true)
  expect(furtherLanguageOfWish(content)).not.toBeNull()
})

test.each([
  ...[
    'أريد شقة لشخصين',
    'منزل بثلاث غرف نوم في سياتل',
    'كم عمولة الوكيل؟',
    'شقة لشخص واحد',
    'أريد بيت قريب من المدرسة',
  ],
  ...[
    'casa per due persone',
    'quanto costa un agente?',
    'appartamento per una persona sola',
    'voglio una casa con giardino',
  ],
  ...[
    'дом для большой семьи',
    'квартира на 2 человека',
    'какая комиссия у агента?',
    'хочу дом с гаражом',
    'нужен дом на 4 человека',
  ],
  ...[
    '2人で住める家',
    '家族4人の家を探しています',
    '駅に近いマンション',
    '人気のエリア',
    '一人暮らしのアパート',
    '公園に近い人気の家',
  ],
  ...[
    '두 사람이 살 집',
    '방 3개 집 찾아 주세요',
    '사람이 많은 동네인가요?',
    '시애틀 아파트',
    '중개 수수료가 얼마예요?',
  ],
  ...[
    'nhà cho 4 người',
    'căn hộ 2 phòng ngủ gần trường học',
    'phí môi giới là bao nhiêu?',
    'nhà cho người già',
    'gợi ý cho tôi một căn nhà',
  ],
])('%j does not', (content) => {
  expect(asksForPerson(content)).toBe(false)
})

test('one of the guide’s own languages is answered in it', () => {
  for (const content of ['I want to talk to a person', 'quiero hablar con una persona', '转人工', 'homes in Kent'])
    expect(furtherLanguageOfWish(content)).toBeNull()
})

test('long text is read in time', () => {
  const start = processorTime()
  for (const piece of [
    'talk to a ',
    'real live ',
    'can i ',
    'a',
    '人と',
    '사람과 ',
    'أريد ',
    'nói chuyện ',
    'parlare ',
  ])
    asksForPerson(piece.repeat(5000))
  expect(processorTime() - start).toBeLessThan(200)
})
