import type { MediaTrouble } from '../../../platform/media/media-question.ts'
import { fixedSentence } from '../spoken/fixed-sentences.ts'
import { isWindowLanguage, type SpokenLanguage, type WindowLanguage } from '../spoken/spoken-language.ts'

/** What is said of files that nobody here can take, and what to do instead. */
type MediaWords = Readonly<Record<MediaTrouble | 'instead', string>>

const words: Readonly<Record<WindowLanguage, MediaWords>> = {
  en: {
    noPictures: 'I cannot look at pictures here.',
    noVoice: 'I cannot listen to voice messages here.',
    noVoiceToday: 'I cannot listen to this today.',
    nothingHeard: 'I could not make out any words in your message.',
    noVideos: 'I cannot watch videos here.',
    videoUnopened: 'I could not open your video.',
    videoUnheard: 'I could not make out any words in your video.',
    instead: 'Please tell me in words what you would like to know.',
  },
  es: {
    noPictures: 'Aquí no puedo ver imágenes.',
    noVoice: 'Aquí no puedo escuchar mensajes de voz.',
    noVoiceToday: 'Hoy no puedo escuchar esto.',
    nothingHeard: 'No he entendido ninguna palabra de su mensaje.',
    noVideos: 'Aquí no puedo ver vídeos.',
    videoUnopened: 'No he podido abrir su vídeo.',
    videoUnheard: 'No he entendido ninguna palabra de su vídeo.',
    instead: 'Dígame por escrito qué quiere saber, por favor.',
  },
  fr: {
    noPictures: 'Je ne peux pas regarder d’images ici.',
    noVoice: 'Je ne peux pas écouter de messages vocaux ici.',
    noVoiceToday: 'Je ne peux pas écouter cela aujourd’hui.',
    nothingHeard: 'Je n’ai compris aucun mot de votre message.',
    noVideos: 'Je ne peux pas regarder de vidéos ici.',
    videoUnopened: 'Je n’ai pas pu ouvrir votre vidéo.',
    videoUnheard: 'Je n’ai compris aucun mot de votre vidéo.',
    instead: 'Écrivez-moi, s’il vous plaît, ce que vous voulez savoir.',
  },
  de: {
    noPictures: 'Bilder kann ich mir hier nicht ansehen.',
    noVoice: 'Sprachnachrichten kann ich mir hier nicht anhören.',
    noVoiceToday: 'Das kann ich mir heute nicht anhören.',
    nothingHeard: 'In Ihrer Nachricht habe ich kein Wort verstanden.',
    noVideos: 'Videos kann ich mir hier nicht ansehen.',
    videoUnopened: 'Ihr Video konnte ich nicht öffnen.',
    videoUnheard: 'In Ihrem Video habe ich kein Wort verstanden.',
    instead: 'Bitte schreiben Sie mir, was Sie wissen möchten.',
  },
  pt: {
    noPictures: 'Não posso ver imagens aqui.',
    noVoice: 'Não posso ouvir mensagens de voz aqui.',
    noVoiceToday: 'Hoje não posso ouvir isto.',
    nothingHeard: 'Não entendi nenhuma palavra da sua mensagem.',
    noVideos: 'Não posso ver vídeos aqui.',
    videoUnopened: 'Não consegui abrir o seu vídeo.',
    videoUnheard: 'Não entendi nenhuma palavra do seu vídeo.',
    instead: 'Escreva, por favor, o que gostaria de saber.',
  },
  zh: {
    noPictures: '我在这里无法查看图片。',
    noVoice: '我在这里无法收听语音消息。',
    noVoiceToday: '今天我无法收听这段内容。',
    nothingHeard: '我没有听清您消息里的任何话。',
    noVideos: '我在这里无法观看视频。',
    videoUnopened: '我无法打开您的视频。',
    videoUnheard: '我没有听清您视频里的任何话。',
    instead: '请用文字告诉我您想了解什么。',
  },
  it: {
    noPictures: 'Qui non posso vedere immagini.',
    noVoice: 'Qui non posso ascoltare messaggi vocali.',
    noVoiceToday: 'Oggi non posso ascoltarlo.',
    nothingHeard: 'Nel suo messaggio non ho capito nessuna parola.',
    noVideos: 'Qui non posso guardare video.',
    videoUnopened: 'Non sono riuscito ad aprire il suo video.',
    videoUnheard: 'Nel suo video non ho capito nessuna parola.',
    instead: 'Mi scriva, per favore, che cosa vuole sapere.',
  },
  ru: {
    noPictures: 'Посмотреть изображения здесь нельзя.',
    noVoice: 'Прослушать голосовые сообщения здесь нельзя.',
    noVoiceToday: 'Сегодня прослушать это не получится.',
    nothingHeard: 'В вашем сообщении не удалось разобрать ни слова.',
    noVideos: 'Посмотреть видео здесь нельзя.',
    videoUnopened: 'Не удалось открыть ваше видео.',
    videoUnheard: 'В вашем видео не удалось разобрать ни слова.',
    instead: 'Напишите, пожалуйста, что вы хотите узнать.',
  },
  ja: {
    noPictures: 'ここでは画像を見ることができません。',
    noVoice: 'ここでは音声メッセージを聞くことができません。',
    noVoiceToday: '本日は音声を聞くことができません。',
    nothingHeard: 'メッセージの言葉を聞き取れませんでした。',
    noVideos: 'ここでは動画を見ることができません。',
    videoUnopened: '動画を開けませんでした。',
    videoUnheard: '動画の言葉を聞き取れませんでした。',
    instead: 'お知りになりたいことを文字でお書きください。',
  },
  ko: {
    noPictures: '여기서는 사진을 볼 수 없습니다.',
    noVoice: '여기서는 음성 메시지를 들을 수 없습니다.',
    noVoiceToday: '오늘은 음성을 들을 수 없습니다.',
    nothingHeard: '메시지에서 말을 알아듣지 못했습니다.',
    noVideos: '여기서는 동영상을 볼 수 없습니다.',
    videoUnopened: '동영상을 열지 못했습니다.',
    videoUnheard: '동영상에서 말을 알아듣지 못했습니다.',
    instead: '알고 싶으신 내용을 글로 적어 주세요.',
  },
  vi: {
    noPictures: 'Tôi không thể xem hình ảnh ở đây.',
    noVoice: 'Tôi không thể nghe tin nhắn thoại ở đây.',
    noVoiceToday: 'Hôm nay tôi không thể nghe nội dung này.',
    nothingHeard: 'Tôi không nghe rõ lời nào trong tin nhắn của bạn.',
    noVideos: 'Tôi không thể xem video ở đây.',
    videoUnopened: 'Tôi không mở được video của bạn.',
    videoUnheard: 'Tôi không nghe rõ lời nào trong video của bạn.',
    instead: 'Vui lòng viết cho tôi điều bạn muốn biết.',
  },
  ar: {
    noPictures: 'لا يمكنني رؤية الصور هنا.',
    noVoice: 'لا يمكنني الاستماع إلى الرسائل الصوتية هنا.',
    noVoiceToday: 'لا يمكنني الاستماع إلى هذا اليوم.',
    nothingHeard: 'لم أتبيّن أي كلمة في رسالتك.',
    noVideos: 'لا يمكنني مشاهدة مقاطع الفيديو هنا.',
    videoUnopened: 'تعذّر عليّ فتح الفيديو.',
    videoUnheard: 'لم أتبيّن أي كلمة في الفيديو.',
    instead: 'يُرجى أن تكتب ما تود معرفته.',
  },
}

/** Why a file cannot be answered, as a kind sentence for the visitor. */
export function sayMediaTrouble(language: SpokenLanguage, trouble: MediaTrouble): string {
  if (!isWindowLanguage(language)) return fixedSentence(language).sentence
  const { [trouble]: what, instead } = words[language]
  // Chinese and Japanese part no sentences with blanks.
  return language === 'zh' || language === 'ja' ? `${what}${instead}` : `${what} ${instead}`
}
