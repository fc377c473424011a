import { Alert, Button, Skeleton, TextInput } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { WorkspaceSettings } from 'porchlight/client'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../api/api-context.ts'
import { explainFailure } from '../../../api/explain-failure.ts'
import { useMe } from '../../../api/use-me.ts'
import { tell } from '../../../parts/tell.ts'
import { AddressCard } from '../address/AddressCard.tsx'
import { PartFailure } from '../PartFailure.tsx'
import styles from '../setup.module.css'
import { LogoField } from './LogoField.tsx'

/** What the firm is called, and who is mailed what visitors leave. */
export function FirmPart() {
  const { t } = useTranslation()
  const { client } = useApi()
  const { data, error, refetch } = useQuery({
    queryKey: ['workspace-settings'],
    queryFn: ({ signal }) => client.readWorkspaceSettings({}, { signal }),
  })
  if (error && !data) return <PartFailure failure={error} onAgain={() => void refetch()} />
  return (
    <>
      <section className={styles.card} aria-labelledby="firm">
        <h2 id="firm">{t('setup.parts.firm')}</h2>
        {data ? <FirmForm settings={data} /> : <Skeleton height={180} />}
      </section>
      <AddressCard />
    </>
  )
}

function FirmForm({ settings }: { settings: WorkspaceSettings }) {
  const { t } = useTranslation()
  const { client } = useApi()
  const { role } = useMe()
  const queries = useQueryClient()
  const [name, setName] = useState(settings.Name)
  const [email, setEmail] = useState(settings.OwnerEmail)
  const save = useMutation({
    mutationFn: () => client.editWorkspaceSettings({ Name: name.trim(), OwnerEmail: email.trim() }),
    onSuccess: (saved) => {
      queries.setQueryData(['workspace-settings'], saved)
      void queries.invalidateQueries({ queryKey: ['me'] })
      void queries.invalidateQueries({ queryKey: ['getting-started'] })
      tell(t, { color: 'teal', message: t('setup.firm.saved') })
    },
  })
  const isOwner = role === 'owner'
  const isBadEmail = email.trim() !== '' && !/^\S+@\S+\.\S+$/.test(email.trim())
  const isChanged = name.trim() !== settings.Name || email.trim() !== settings.OwnerEmail
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim() !== '' && !isBadEmail) save.mutate()
      }}
    >
      {!isOwner && <p className={styles.about}>{t('setup.firm.forOwner')}</p>}
      {save.error && (
        <Alert color="red" variant="light" role="alert">
          {explainFailure(save.error, t)}
        </Alert>
      )}
      <TextInput
        label={t('setup.firm.name')}
        description={t('setup.firm.nameHelp')}
        value={name}
        maxLength={200}
        readOnly={!isOwner}
        error={name.trim() === '' && t('setup.firm.needName')}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <LogoField />
      <TextInput
        type="email"
        label={t('setup.firm.email')}
        description={t('setup.firm.emailHelp')}
        placeholder="leads@example.com"
        value={email}
        maxLength={254}
        readOnly={!isOwner}
        error={isBadEmail && t('setup.firm.badEmail')}
        onChange={({ currentTarget }) => setEmail(currentTarget.value)}
      />
      {isOwner && (
        <div>
          <Button type="submit" disabled={!isChanged} loading={save.isPending}>
            {t('setup.firm.save')}
          </Button>
        </div>
      )}
    </form>
  )
}
