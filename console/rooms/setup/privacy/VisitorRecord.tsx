import { Button, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../api/api-context.ts'
import { explainFailure } from '../../../api/explain-failure.ts'
import { ClearStep } from '../../../parts/ClearStep.tsx'
import { saveFile } from '../../../parts/save-file.ts'
import styles from '../setup.module.css'

/** All that is kept of one visitor: given to them as a file, or erased. */
export function VisitorRecord() {
  const { t } = useTranslation()
  const { client } = useApi()
  const queries = useQueryClient()
  const [who, setWho] = useState('')
  const text = who.trim()
  const person = /^\d{1,15}$/.test(text) ? { sessionID: Number(text) } : /^\S+@\S+$/.test(text) ? { email: text } : null
  const save = useMutation({
    mutationFn: async () => {
      const found = await client.exportVisitor(person ?? {})
      saveFile('visitor.json', 'application/json', JSON.stringify(found, null, 2))
    },
  })
  const erase = useMutation({
    mutationFn: () => client.eraseVisitor(person ?? {}),
    // Conversations, leads and tours may be gone that are shown elsewhere.
    onSuccess: () => queries.invalidateQueries(),
  })
  const failure = save.error ?? erase.error
  const isUnclear = text !== '' && person === null
  return (
    <section className={styles.card} aria-labelledby="visitor">
      <h2 id="visitor">{t('setup.privacy.person')}</h2>
      <p className={styles.about}>{t('setup.privacy.personHelp')}</p>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (person) save.mutate()
        }}
      >
        <TextInput
          label={t('setup.privacy.who')}
          value={who}
          maxLength={254}
          autoComplete="off"
          error={failure ? explainFailure(failure, t) : isUnclear && t('setup.privacy.needWho')}
          onChange={({ currentTarget }) => {
            save.reset()
            erase.reset()
            setWho(currentTarget.value)
          }}
        />
        <div className={styles.buttons}>
          <Button type="submit" variant="light" disabled={!person} loading={save.isPending}>
            {t('setup.privacy.export')}
          </Button>
          {person && (
            <ClearStep
              key={text}
              label={t('setup.privacy.erase')}
              about={text}
              question={t('setup.privacy.eraseAsk')}
              yes={t('setup.privacy.eraseNow')}
              no={t('setup.privacy.keep')}
              isBusy={erase.isPending}
              onYes={() => erase.mutate()}
            />
          )}
        </div>
        <p role="status">
          {save.isSuccess && t('setup.privacy.exported')}
          {erase.data &&
            t('setup.privacy.erased', {
              sessions: erase.data.sessions,
              leads: erase.data.leads,
              mails: erase.data.mails,
            })}
        </p>
      </form>
    </section>
  )
}
