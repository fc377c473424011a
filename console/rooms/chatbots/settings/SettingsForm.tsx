import { Alert, Button, Drawer, TextInput } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { Chatbot } from 'porchlight/client'
import { useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../api/api-context.ts'
import { explainFailure } from '../../../api/explain-failure.ts'
import { useKeys } from '../../../keys/use-keys.ts'
import { EmptyState } from '../../../parts/EmptyState.tsx'
import { Icon } from '../../../parts/Icon.tsx'
import { modelsQuery } from '../chatbot-queries.ts'
import { ChatbotPreview } from '../preview/ChatbotPreview.tsx'
import { usePreview } from '../preview/use-preview.ts'
import { RemoveChatbot } from './RemoveChatbot.tsx'
import { SettingField } from './SettingField.tsx'
import { settingFields } from './setting-fields.gen.ts'
import { findSettings, groupNames, type SettingName, settingGroups } from './setting-groups.ts'
import styles from './settings.module.css'
import { useSettingChanges } from './use-setting-changes.ts'

/** Every setting of a chatbot, with the chat beside it as it would be; changes are gathered and saved together. */
export function SettingsForm({ chatbot }: { chatbot: Chatbot }) {
  const { t } = useTranslation()
  const { client } = useApi()
  const navigate = useNavigate()
  const { q = '' } = useSearch({ from: '/shell/chatbots/$serialNumber' })
  const form = useSettingChanges(chatbot)
  const { preview, faults, isRefused, reason } = usePreview(chatbot.serialNumber, form.changes)
  const models = useQuery(modelsQuery(client))
  const isWide = useMediaQuery('(min-width: 75em)', true)
  const [isLooking, setLooking] = useState(false)
  const search = useRef<HTMLInputElement>(null)
  useKeys({ '/': () => search.current?.focus(), 'mod+s': () => form.count > 0 && !form.isSaving && form.save() })
  const found = useMemo(() => {
    const textOf = (name: SettingName): string =>
      `${t(`chatbots.settings.${name}.label`)} ${t(`chatbots.settings.${name}.help`)}`
    return groupNames
      .map((group) => ({ group, names: findSettings(settingGroups[group], q, textOf) }))
      .filter(({ names }) => names.length > 0)
  }, [q, t])
  const beside = <ChatbotPreview serialNumber={chatbot.serialNumber} preview={preview} isRefused={isRefused} />
  return (
    <div className={styles.columns}>
      <div className={styles.scrolled}>
        <div className={styles.bar}>
          <TextInput
            ref={search}
            className={styles.search}
            type="search"
            aria-label={t('chatbots.search')}
            placeholder={t('chatbots.search')}
            leftSection={<Icon name="search" size={17} />}
            value={q}
            maxLength={100}
            onChange={({ currentTarget }) => {
              const words = currentTarget.value
              void navigate({
                to: '/chatbots/$serialNumber',
                params: { serialNumber: chatbot.serialNumber },
                search: words ? { q: words } : {},
                replace: true,
              })
            }}
          />
          {!isWide && (
            <Button variant="default" onClick={() => setLooking(true)}>
              {t('chatbots.preview.show')}
            </Button>
          )}
        </div>
        <nav className={styles.groups} aria-label={t('chatbots.views.settings')}>
          {found.map(({ group }) => (
            <a
              key={group}
              href={`#${group}`}
              onClick={(event) => {
                event.preventDefault()
                document.getElementById(`group-${group}`)?.scrollIntoView({ block: 'start' })
                document.getElementById(`group-${group}`)?.focus({ preventScroll: true })
              }}
            >
              {t(`chatbots.groups.${group}.title`)}
            </a>
          ))}
        </nav>
        {form.wasKept && form.count > 0 && (
          <Alert color="lamp" variant="light" className={styles.notice} role="status">
            {t('chatbots.kept')}
          </Alert>
        )}
        {found.length === 0 && <EmptyState icon="search" title={t('chatbots.searchEmpty')} />}
        {found.map(({ group, names }) => (
          <section
            key={group}
            className={styles.group}
            id={`group-${group}`}
            tabIndex={-1}
            aria-labelledby={`title-${group}`}
          >
            <h2 id={`title-${group}`}>{t(`chatbots.groups.${group}.title`)}</h2>
            <p className={styles.help}>{t(`chatbots.groups.${group}.help`)}</p>
            {names.map((name) => (
              <SettingField
                key={name}
                name={name}
                value={name in form.changes ? form.changes[name] : chatbot[name]}
                isChanged={name in form.changes}
                fault={faults.has(name) || form.faults.has(name) ? explainFault(name) : ''}
                models={models.data ?? []}
                onChange={(value) => form.set(name, value)}
                onSetBack={() => form.setBack(name)}
              />
            ))}
          </section>
        ))}
        {q === '' && <RemoveChatbot chatbot={chatbot} />}
      </div>
      {isWide ? (
        <aside className={styles.beside}>{beside}</aside>
      ) : (
        <Drawer
          opened={isLooking}
          onClose={() => setLooking(false)}
          position="right"
          size="md"
          title={t('chatbots.preview.show')}
          closeButtonProps={{ 'aria-label': t('close') }}
          classNames={{ body: styles.drawer }}
        >
          {beside}
        </Drawer>
      )}
      {form.count > 0 && (
        <section className={styles.save} aria-label={t('chatbots.save')}>
          <span role="status">
            {form.failure && form.faults.size === 0
              ? explainFailure(form.failure, t)
              : isRefused
                ? t('chatbots.faulty')
                : t('chatbots.changed', { count: form.count })}
          </span>
          <Button variant="subtle" color="gray" onClick={form.discard}>
            {t('chatbots.discard')}
          </Button>
          <Button onClick={form.save} loading={form.isSaving} disabled={isRefused}>
            {t('chatbots.save')}
          </Button>
        </section>
      )}
    </div>
  )

  function explainFault(name: SettingName): string {
    const { type, format, minimum, maximum, maxLength }: FieldOfForm = settingFields[name]
    if (type === 'object') return t('chatbots.formats.hours')
    if (type === 'integer') return t('chatbots.formats.number', { from: minimum ?? 0, to: maximum ?? 0 })
    if (format !== undefined) return t(`chatbots.formats.${format}`)
    if (maxLength !== undefined && String(form.changes[name] ?? '').length > maxLength)
      return t('chatbots.formats.text', { count: maxLength })
    return t('chatbots.formats.other', { reason: reason || (form.failure?.message ?? '') })
  }
}

interface FieldOfForm {
  type: string
  format?:
    | 'iana-time-zone'
    | 'file-id'
    | 'rgb-colour'
    | 'web-address'
    | 'https-address'
    | 'e-mail'
    | 'language-name'
    | 'domain'
    | 'domain-list'
  minimum?: number
  maximum?: number
  maxLength?: number
}
