import { useQuery } from '@tanstack/react-query'
import type { LoggedChange } from 'porchlight/client'
import { useTranslation } from 'react-i18next'
import { changeActions } from '../../../../src/platform/change-log/change-actions.ts'
import { useApi } from '../../../api/api-context.ts'
import { teamQuery } from '../../../api/team-query.ts'
import { useMe } from '../../../api/use-me.ts'
import { readActor, readTarget } from './read-names.ts'

type Action = keyof typeof changeActions
type WordKey<Name extends string> = Name extends `${infer Area}.${infer What}` ? `${Area}_${What}` : never

const actions = Object.keys(changeActions) as Action[]
const plainTargets = ['lead', 'tour', 'alert', 'feed', 'session', 'host'] as const

/** Entries of the audit log as sentences, with the names that things and people have today. */
export function useLogSentence() {
  const { t } = useTranslation()
  const api = useApi()
  const { chatbots } = useMe()
  const { data: team } = useQuery(teamQuery(api))
  const { data: keys } = useQuery({ queryKey: ['keys'], queryFn: ({ signal }) => api.client.listKeys({}, { signal }) })
  const { data: webhooks } = useQuery({
    queryKey: ['webhooks'],
    queryFn: ({ signal }) => api.client.listWebhooks({}, { signal }),
  })
  const nameKey = (id: string): string => {
    const key = keys?.keys.find((each) => String(each.id) === id)
    return key?.label ? key.label : id
  }
  const tellWho = (actor: string): string => {
    const { kind, name } = readActor(actor)
    if (kind === 'key') return t('setup.log.who.key', { name: nameKey(name) })
    if (kind === 'visitor') return t('setup.log.who.visitor', { name })
    if (kind === 'commandLine') return t('setup.log.who.commandLine', { name })
    if (kind === 'itself') return t('setup.log.who.itself')
    if (kind === 'textMessage') return t('setup.log.who.textMessage')
    return name
  }
  const tellTarget = (target: string): string => {
    const { kind, name } = readTarget(target)
    if (kind === 'chatbot') {
      const known = chatbots.find((each) => each.serialNumber.toLowerCase() === name.toLowerCase())
      return t('setup.log.targets.chatbot', { name: known?.name ?? name })
    }
    if (kind === 'key') return t('setup.log.targets.key', { name: nameKey(name) })
    if (kind === 'webhook') {
      const url = webhooks?.find((each) => String(each.id) === name)?.url
      return t('setup.log.targets.webhook', { name: url ?? name })
    }
    if (kind === 'account') {
      const member = team?.members.find((each) => each.accountId.startsWith(name))
      return member ? member.name : t('setup.log.targets.somebody')
    }
    const plain = plainTargets.find((each) => each === kind)
    return plain ? t(`setup.log.targets.${plain}`, { name }) : name
  }
  const tellWhat = ({ action, target }: LoggedChange): string => {
    const known = actions.find((each) => each === action)
    // Of a newer server.
    if (known === undefined) return `${action} ${target}`
    return t(`setup.log.actions.${known.replace('.', '_') as WordKey<Action>}`, { target: tellTarget(target) })
  }
  return { tellWho, tellWhat }
}
