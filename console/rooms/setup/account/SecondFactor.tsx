import { Button, PasswordInput, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../api/api-context.ts'
import { explainFailure } from '../../../api/explain-failure.ts'
import { CopyText } from '../../../parts/copy/CopyText.tsx'
import { Pill } from '../../../parts/Pill.tsx'
import { saveFile } from '../../../parts/save-file.ts'
import { tell } from '../../../parts/tell.ts'
import styles from '../setup.module.css'
import {
  beginFactor,
  endFactor,
  isWrongCode,
  isWrongPassword,
  type NewFactor,
  proveFactor,
  renewBackupCodes,
} from './own-account.ts'
import { QrCode } from './QrCode.tsx'

/** A code besides the password: set up with an app, or turned off; each step asks for the password. */
export function SecondFactor({ isOn }: { isOn: boolean }) {
  const { t } = useTranslation()
  const { baseUrl, proof } = useApi()
  const queries = useQueryClient()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [begun, setBegun] = useState<NewFactor | null>(null)
  const [backupCodes, setBackupCodes] = useState<string[]>([])
  const readAgain = (): void => {
    setPassword('')
    void queries.invalidateQueries({ queryKey: ['own-account'] })
    void queries.invalidateQueries({ queryKey: ['team'] })
  }
  const begin = useMutation({ mutationFn: () => proof.run(() => beginFactor(baseUrl, password)), onSuccess: setBegun })
  const prove = useMutation({
    mutationFn: () => proveFactor(baseUrl, code.trim()),
    onSuccess: () => {
      setBackupCodes(begun?.backupCodes ?? [])
      setBegun(null)
      setCode('')
      tell(t, { color: 'teal', message: t('setup.account.turnedOn') })
      readAgain()
    },
  })
  const end = useMutation({
    mutationFn: () => proof.run(() => endFactor(baseUrl, password)),
    onSuccess: () => {
      setBackupCodes([])
      tell(t, { message: t('setup.account.turnedOff') })
      readAgain()
    },
  })
  const renew = useMutation({
    mutationFn: () => proof.run(() => renewBackupCodes(baseUrl, password)),
    onSuccess: (codes) => {
      setBackupCodes(codes)
      setPassword('')
    },
  })
  const failure = begin.error ?? end.error ?? renew.error
  const told = failure && (isWrongPassword(failure) ? t('setup.account.wrong') : explainFailure(failure, t))
  const isBusy = begin.isPending || end.isPending || renew.isPending
  return (
    <section className={styles.card} aria-labelledby="second-factor">
      <h2 id="second-factor">{t('setup.account.factor')}</h2>
      <p className={styles.about}>{t('setup.account.factorHelp')}</p>
      <p role="status">
        <Pill tone={isOn ? 'good' : 'plain'}>{t(isOn ? 'setup.account.factorOn' : 'setup.account.factorOff')}</Pill>
      </p>
      {begun ? (
        <FactorProof
          factor={begun}
          code={code}
          fault={
            prove.error && (isWrongCode(prove.error) ? t('setup.account.badCode') : explainFailure(prove.error, t))
          }
          isBusy={prove.isPending}
          onCode={setCode}
          onProve={() => prove.mutate()}
        />
      ) : (
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault()
            if (!isOn) begin.mutate()
          }}
        >
          <PasswordInput
            label={t('setup.account.current')}
            description={t('setup.account.currentNone')}
            autoComplete="current-password"
            value={password}
            maxLength={1_024}
            error={told ?? undefined}
            visibilityToggleButtonProps={{ 'aria-label': t('setup.account.show'), tabIndex: 0 }}
            onChange={({ currentTarget }) => setPassword(currentTarget.value)}
          />
          <div className={styles.buttons}>
            {isOn ? (
              <>
                <Button variant="light" disabled={isBusy} onClick={() => renew.mutate()}>
                  {t('setup.account.newBackup')}
                </Button>
                <Button variant="subtle" color="red" disabled={isBusy} onClick={() => end.mutate()}>
                  {t('setup.account.turnOff')}
                </Button>
              </>
            ) : (
              <Button type="submit" variant="light" loading={isBusy}>
                {t('setup.account.turnOn')}
              </Button>
            )}
          </div>
        </form>
      )}
      {backupCodes.length > 0 && <BackupCodes codes={backupCodes} />}
    </section>
  )
}

interface ProofProps {
  factor: NewFactor
  code: string
  fault: string | null
  isBusy: boolean
  onCode: (code: string) => void
  onProve: () => void
}

function FactorProof({ factor, code, fault, isBusy, onCode, onProve }: ProofProps) {
  const { t } = useTranslation()
  const secret = useMemo(() => new URL(factor.uri).searchParams.get('secret') ?? '', [factor.uri])
  return (
    <form
      className={styles.form}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        onProve()
      }}
    >
      <p>{t('setup.account.scan')}</p>
      <QrCode text={factor.uri} label={t('setup.account.qr')} />
      <p>{t('setup.account.typed')}</p>
      <CopyText text={secret} label={t('copy')} />
      <TextInput
        label={t('setup.account.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        value={code}
        error={fault ?? undefined}
        onChange={({ currentTarget }) => onCode(currentTarget.value)}
      />
      <div>
        <Button type="submit" disabled={code.trim().length < 6} loading={isBusy}>
          {t('setup.account.confirm')}
        </Button>
      </div>
    </form>
  )
}

function BackupCodes({ codes }: { codes: readonly string[] }) {
  const { t } = useTranslation()
  return (
    <div className={styles.secret} role="status">
      <h3>{t('setup.account.backup')}</h3>
      <p>
        {t('setup.account.backupHelp')} {t('setup.once')}
      </p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div>
        <Button
          variant="default"
          size="xs"
          onClick={() => saveFile('porchlight-backup-codes.txt', 'text/plain;charset=utf-8', `${codes.join('\n')}\n`)}
        >
          {t('setup.account.saveCodes')}
        </Button>
      </div>
    </div>
  )
}
