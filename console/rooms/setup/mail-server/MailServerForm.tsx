import { Alert, Button, NativeSelect, PasswordInput, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { MailServer } from 'porchlight/client'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../api/api-context.ts'
import { explainFailure } from '../../../api/explain-failure.ts'
import { useMe } from '../../../api/use-me.ts'
import styles from '../setup.module.css'
import { findKnownServer, knownServers } from './known-servers.ts'

interface Props {
  server: MailServer
  onSaved: () => void
  /** Left out where nothing is set that it could go back to. */
  onCancel: (() => void) | undefined
}

const ports = { tls: 465, starttls: 587 } as const
type Security = keyof typeof ports

/** The mail server of the firm, as its provider's help pages name it. */
export function MailServerForm({ server, onSaved, onCancel }: Props) {
  const { t } = useTranslation()
  const { client } = useApi()
  const { workspace, email } = useMe()
  const [host, setHost] = useState(server.host)
  const [security, setSecurity] = useState<Security>(server.security)
  const [port, setPort] = useState(server.port)
  const [userName, setUserName] = useState(server.setBy === 'nobody' ? email : server.userName)
  const [password, setPassword] = useState('')
  const [sender, setSender] = useState(server.sender || `${workspace.name} <${email}>`)
  const keepsPassword = server.hasPassword && host.trim() === server.host && userName.trim() === server.userName
  const save = useMutation({
    mutationFn: () =>
      client.editMailServer({
        host: host.trim(),
        port,
        security,
        userName: userName.trim(),
        sender: sender.trim(),
        ...(password !== '' && { password }),
      }),
    onSuccess: onSaved,
  })
  const isComplete =
    port > 0 &&
    host.trim() !== '' &&
    sender.trim() !== '' &&
    (userName.trim() === '' || password !== '' || keepsPassword)
  return (
    <form
      className={styles.form}
      noValidate
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault()
        if (isComplete) save.mutate()
      }}
    >
      {save.error && (
        <Alert color="red" variant="light" role="alert">
          {explainFailure(save.error, t)}
        </Alert>
      )}
      <TextInput
        label={t('setup.mailServer.host')}
        description={t('setup.mailServer.hostHelp')}
        placeholder="smtp.example.com"
        value={host}
        maxLength={253}
        list="known-mail-servers"
        autoComplete="off"
        onChange={({ currentTarget }) => {
          setHost(currentTarget.value)
          const known = findKnownServer(currentTarget.value)
          if (!known) return
          setSecurity(known.security)
          setPort(known.port)
        }}
      />
      <datalist id="known-mail-servers">
        {knownServers.map((known) => (
          <option key={known.host} value={known.host} />
        ))}
      </datalist>
      <div className={styles.line}>
        <NativeSelect
          className={styles.grows}
          label={t('setup.mailServer.securityLabel')}
          value={security}
          onChange={({ currentTarget }) => {
            const wanted: Security = currentTarget.value === 'starttls' ? 'starttls' : 'tls'
            // Who has another port keeps it.
            if (port === ports[security]) setPort(ports[wanted])
            setSecurity(wanted)
          }}
          data={(['tls', 'starttls'] as const).map((value) => ({
            value,
            label: t(`setup.mailServer.security.${value}`),
          }))}
        />
        <TextInput
          type="number"
          className={styles.port}
          label={t('setup.mailServer.port')}
          min={1}
          max={65_535}
          value={port}
          onChange={({ currentTarget }) => setPort(Number(currentTarget.value))}
        />
      </div>
      <TextInput
        label={t('setup.mailServer.userName')}
        description={t('setup.mailServer.userNameHelp')}
        value={userName}
        maxLength={254}
        autoComplete="off"
        onChange={({ currentTarget }) => setUserName(currentTarget.value)}
      />
      <PasswordInput
        label={t('setup.mailServer.password')}
        description={t(keepsPassword ? 'setup.mailServer.passwordKept' : 'setup.mailServer.passwordHelp')}
        value={password}
        maxLength={1_000}
        autoComplete="new-password"
        onChange={({ currentTarget }) => setPassword(currentTarget.value)}
        visibilityToggleButtonProps={{ 'aria-label': t('setup.account.show') }}
      />
      <TextInput
        label={t('setup.mailServer.sender')}
        description={t('setup.mailServer.senderHelp')}
        value={sender}
        maxLength={320}
        onChange={({ currentTarget }) => setSender(currentTarget.value)}
      />
      <div className={styles.buttons}>
        <Button type="submit" disabled={!isComplete} loading={save.isPending}>
          {t('setup.mailServer.save')}
        </Button>
        {onCancel && (
          <Button variant="default" onClick={onCancel}>
            {t('setup.mailServer.cancel')}
          </Button>
        )}
      </div>
    </form>
  )
}
