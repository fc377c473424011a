import { randomUUID } from 'node:crypto'
import type { Caller } from '../../../platform/operation.ts'
import { faultOfQuestion } from '../ask-by-name.ts'
import { faultOfName } from '../visitor-or-key.ts'
import { A2aRefusal, wrongParam } from './refusal.ts'
import { type Fields, integerField, isObject, textField } from './rpc-request.ts'

const longestMessageId = 200
const mostParts = 100

/** What is read of a SendMessageRequest. */
export interface SentMessage {
  /** Given, or made up here, where the message begins a conversation. */
  contextId: string
  /** '': none. */
  taskId: string
  isNewContext: boolean
  question: string
  /** Whether the task is to be answered before it is done. */
  isImmediate: boolean
  /** Whether data is wanted beside the words. */
  wantsData: boolean
}

/** Reads the message of a request. Fails with an A2aRefusal. */
export function readMessage({ message, configuration = {} }: Fields, caller: Caller): SentMessage {
  if (!isObject(message)) throw wrongParam('message', 'expected a message')
  if (!isObject(configuration)) throw wrongParam('configuration', 'expected an object')
  const messageId = textField(message, 'messageId', 'message.messageId')
  if (messageId === '' || messageId.length > longestMessageId)
    throw wrongParam('message.messageId', `expected an id of at most ${longestMessageId} characters`)
  if (message.role !== 'ROLE_USER') throw wrongParam('message.role', 'expected ROLE_USER')
  const question = readWords(message.parts)
  const fault = question.trim() === '' ? 'expected words' : faultOfQuestion(question, caller)
  if (fault !== null) throw wrongParam('message.parts', fault)
  return {
    ...readContext(message),
    taskId: textField(message, 'taskId', 'message.taskId'),
    question,
    ...readConfiguration(configuration),
  }
}

function readWords(parts: unknown): string {
  if (!Array.isArray(parts) || parts.length === 0 || parts.length > mostParts)
    throw wrongParam('message.parts', `expected 1 to ${mostParts} parts`)
  const words = parts.map((part: unknown) => {
    if (isObject(part) && typeof part.text === 'string') return part.text
    if (isObject(part) && ('raw' in part || 'url' in part || 'data' in part))
      throw new A2aRefusal(
        'content-type-not-supported',
        'Files and data are not taken here: send the question in words.',
      )
    throw wrongParam('message.parts', 'expected parts with text')
  })
  return words.join('\n').toWellFormed()
}

function readContext(message: Fields): Pick<SentMessage, 'contextId' | 'isNewContext'> {
  const given = textField(message, 'contextId', 'message.contextId')
  if (given === '') return { contextId: randomUUID(), isNewContext: true }
  const fault = given.isWellFormed() ? faultOfName(given) : 'expected whole characters'
  if (fault !== null) throw wrongParam('message.contextId', `${fault}, or none to begin a conversation`)
  return { contextId: given, isNewContext: false }
}

function readConfiguration(configuration: Fields): Pick<SentMessage, 'isImmediate' | 'wantsData'> {
  const { returnImmediately = false, acceptedOutputModes = [], taskPushNotificationConfig } = configuration
  if (taskPushNotificationConfig !== undefined && taskPushNotificationConfig !== null)
    throw new A2aRefusal('no-push-notifications', 'This agent sends no push notifications: leave out their settings.')
  if (typeof returnImmediately !== 'boolean')
    throw wrongParam('configuration.returnImmediately', 'expected true or false')
  if (!Array.isArray(acceptedOutputModes)) throw wrongParam('configuration.acceptedOutputModes', 'expected a list')
  integerField(configuration, 'historyLength', { least: 0, most: 2 ** 31 - 1 })
  const isAccepted = (mode: unknown): boolean =>
    mode === 'application/json' || mode === 'application/*' || mode === '*/*'
  return {
    isImmediate: returnImmediately,
    wantsData: acceptedOutputModes.length === 0 || acceptedOutputModes.some(isAccepted),
  }
}
