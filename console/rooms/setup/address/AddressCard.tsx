import { Alert, Button, Skeleton, TextInput } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ServerAddress, ServerAddressCheck } from 'porchlight/client'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../api/api-context.ts'
import { explainFailure } from '../../../api/explain-failure.ts'
import { useMe } from '../../../api/use-me.ts'
import { Icon } from '../../../parts/Icon.tsx'
import { Pill } from '../../../parts/Pill.tsx'
import { useFormats } from '../../../words/use-formats.ts'
import styles from '../setup.module.css'

/** Under which address the server is known: set by an owner of its first firm, and looked whether it leads here. */
export function AddressCard() {
  const { t } = useTranslation()
  const { client } = useApi()
  const formats = useFormats()
  const isOwner = useMe().role === 'owner'
  const { data, error } = useQuery({
    queryKey: ['server-address'],
    queryFn: ({ signal }) => client.readServerAddress({}, { signal }),
  })
  // On a server of many firms it is no business of the others.
  if (data && !data.maySet && data.setBy !== 'server') return null
  return (
    <section className={styles.card} aria-labelledby="server-address">
      <h2 id="server-address">{t('setup.address.title')}</h2>
      <p className={styles.about}>{t(data?.setBy === 'server' ? 'setup.address.ofServer' : 'setup.address.about')}</p>
      {error && !data && (
        <Alert color="red" variant="light" role="alert">
          {explainFailure(error, t)}
        </Alert>
      )}
      {!data && !error && <Skeleton height={120} />}
      {data && (
        <>
          <ul className={styles.rows}>
            <li>
              <span className={styles.what}>
                <strong dir="ltr">{data.url}</strong>
                {data.setAt !== null && (
                  <small>
                    {t('setup.address.setBy', {
                      who: data.setWho.replace(/ \(account .*\)$/, ''),
                      time: formats.date(data.setAt),
                    })}
                  </small>
                )}
              </span>
              <Pill tone={data.reach === 'everybody' ? 'good' : 'wait'}>{t(`setup.address.reach.${data.reach}`)}</Pill>
            </li>
          </ul>
          <Warning address={data.url} reach={data.reach} />
          {isOwner && data.maySet && <AddressForm address={data} />}
        </>
      )}
    </section>
  )
}

function Warning({ address, reach }: { address: string; reach: ServerAddress['reach'] }) {
  const { t } = useTranslation()
  if (reach === 'everybody') return null
  return (
    <Alert color="yellow" variant="light" icon={<Icon name="warning" size={18} />}>
      {t(`setup.address.warn.${reach}`)}
      {reach === 'network' && address.startsWith('http:') && ` ${t('setup.address.plain')}`}
    </Alert>
  )
}

function AddressForm({ address }: { address: ServerAddress }) {
  const { t } = useTranslation()
  const { client } = useApi()
  const queries = useQueryClient()
  // Who came by a better address than the one that counts most likely means it.
  const [typed, setTyped] = useState(
    location.protocol === 'https:' && address.setBy === 'nobody' ? location.origin : address.url,
  )
  const url = typed.trim().replace(/\/+$/, '')
  const isAddress = /^https?:\/\/[^\s/?#@]+$/.test(url)
  const save = useMutation({
    // Left out, it goes back to where the server listens.
    mutationFn: (wanted: string | null) => client.setServerAddress(wanted === null ? {} : { url: wanted }),
    onSuccess: (saved) => {
      queries.setQueryData(['server-address'], saved)
      // Snippets and addresses of programs begin with it.
      for (const name of ['connections', 'chatbot', 'me']) void queries.invalidateQueries({ queryKey: [name] })
      setTyped(saved.url)
    },
  })
  const check = useMutation({
    mutationFn: (wanted: string) => client.verifyServerAddress({ url: wanted }),
    onSuccess: ({ verdict }, wanted) => {
      if (verdict === 'reached' && wanted !== address.url) save.mutate(wanted)
    },
  })
  const isNew = url !== address.url
  const failure = check.error ?? save.error
  const found = check.data && check.variables === url ? check.data : null
  return (
    <form
      className={styles.form}
      noValidate
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault()
        save.reset()
        if (isAddress) check.mutate(url)
      }}
    >
      <TextInput
        type="url"
        dir="ltr"
        label={t('setup.address.label')}
        description={t('setup.address.labelHelp')}
        value={typed}
        maxLength={300}
        error={typed.trim() !== '' && !isAddress && t('setup.address.bad')}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <div aria-live="polite">
        {check.isPending && <p className={styles.about}>{t('setup.address.checking')}</p>}
        {failure && (
          <Alert color="red" variant="light" role="alert">
            {explainFailure(failure, t)}
          </Alert>
        )}
        {found && !check.isPending && !save.isSuccess && <Found found={found} />}
        {save.isSuccess && (
          <Alert color="teal" variant="light" icon={<Icon name="check" size={18} />}>
            {t('setup.address.saved', { url: save.data.url })}
          </Alert>
        )}
      </div>
      <div className={styles.buttons}>
        <Button type="submit" disabled={!isAddress} loading={check.isPending || save.isPending}>
          {t(isNew ? 'setup.address.save' : 'setup.address.check')}
        </Button>
        {isNew && found && found.verdict !== 'reached' && (
          <Button variant="default" loading={save.isPending} onClick={() => save.mutate(url)}>
            {t('setup.address.saveAnyway')}
          </Button>
        )}
        {address.setBy === 'console' && !isNew && (
          <Button variant="subtle" color="red" loading={save.isPending} onClick={() => save.mutate(null)}>
            {t('setup.address.useUsual')}
          </Button>
        )}
      </div>
    </form>
  )
}

function Found({ found: { url, verdict, found } }: { found: ServerAddressCheck }) {
  const { t } = useTranslation()
  const isReached = verdict === 'reached'
  return (
    <Alert
      color={isReached ? 'teal' : 'red'}
      variant="light"
      role={isReached ? 'status' : 'alert'}
      icon={<Icon name={isReached ? 'check' : 'warning'} size={18} />}
    >
      {t(`setup.address.verdict.${verdict}`, { host: new URL(url).host, url, found })}
    </Alert>
  )
}
