import { Component } from 'preact'
import type { ChatbotMessage, ChatMessage, VisitorMessage } from '../model/chat-state.ts'
import type { Speech } from '../words/speech.ts'
import { loadAnswerBody } from './answer-part.ts'
import { FailureLine } from './FailureLine.tsx'
import { noticeWords } from './failure-words.ts'
import { Lazy } from './Lazy.tsx'

interface Props {
  message: ChatMessage
  name: string
  isNewestView: boolean
  speech: Speech
  retry(messageId: string): Promise<void>
}

const loadAttachments = () => import('./attach/Attachments.tsx').then((part) => part.Attachments)

/** One message. Drawn again only when it changed: a conversation may be a thousand of them. */
export class Message extends Component<Props> {
  override shouldComponentUpdate(next: Props): boolean {
    const { message, isNewestView, speech } = this.props
    return message !== next.message || isNewestView !== next.isNewestView || speech.language !== next.speech.language
  }

  override render({ message, name, isNewestView, speech, retry }: Props) {
    if (message.from === 'notice') return <li class="notice">{noticeWords(message, speech.say)}</li>
    if (message.from === 'visitor') return <Question message={message} speech={speech} retry={retry} />
    if (message.text === '' && !message.view && message.status === 'streaming') return null
    return <Answer message={message} name={name} isNewestView={isNewestView} speech={speech} />
  }
}

function Question({ message, speech, retry }: { message: VisitorMessage } & Pick<Props, 'speech' | 'retry'>) {
  const { say } = speech
  return (
    <li class="message visitor" data-status={message.status}>
      <span class="unseen">{say('youSaid')}</span>
      {message.attachments.length > 0 && (
        <Lazy load={loadAttachments} props={{ attachments: message.attachments }} instead={null} />
      )}
      {message.text !== '' && (
        <p class="bubble" dir="auto">
          {message.text}
        </p>
      )}
      {message.status === 'failed' && <FailureLine message={message} say={say} retry={() => retry(message.id)} />}
    </li>
  )
}

function Answer({
  message,
  name,
  isNewestView,
  speech,
}: { message: ChatbotMessage } & Omit<Props, 'message' | 'retry'>) {
  const { text, view, status, writer, tour } = message
  const plain = text === '' ? null : <p class="bubble">{text}</p>
  return (
    <li class="message chatbot" aria-busy={status === 'streaming'}>
      {!writer && !tour && <span class="unseen">{speech.say('someoneSaid', { name })}</span>}
      <Lazy
        load={loadAnswerBody}
        props={{ text, view, writer, tour, isNewest: isNewestView, isUnfinished: status === 'streaming' }}
        instead={plain}
      />
      {status === 'stopped' && <p class="aside">{speech.say('stopped')}</p>}
    </li>
  )
}
