import type { LoggedRead } from 'porchlight/client'
import { useTranslation } from 'react-i18next'
import { type ReadAction, readActions } from '../../../../src/platform/read-log/read-actions.ts'
import type { Named } from './read-names.ts'

type WordKey<Name extends string> = Name extends `${infer Area}.${infer What}` ? `${Area}_${What}` : never

const actions = Object.keys(readActions) as ReadAction[]

/** Entries of the log of reads as sentences. */
export function useReadSentence() {
  const { t } = useTranslation()
  const tellWho = ({ kind, name }: Named): string => {
    if (kind === 'key') return t('setup.log.who.key', { name })
    if (kind === 'commandLine') return t('setup.log.who.commandLine', { name })
    return name
  }
  const tellWhat = ({ action, sessionID, leadId }: LoggedRead): string => {
    const known = actions.find((each) => each === action)
    // Of a newer server.
    if (known === undefined) return action
    const erased = t('setup.log.erased')
    return t(`setup.log.readActions.${known.replace('.', '_') as WordKey<ReadAction>}`, {
      session: sessionID === null ? erased : String(sessionID),
      lead: leadId === null ? erased : String(leadId),
    })
  }
  return { tellWho, tellWhat }
}
