import { Button, NativeSelect, SegmentedControl, Switch, Textarea, TextInput } from '@mantine/core'
import '@mantine/core/styles/Switch.css'
import type { Model } from 'porchlight/client'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ColourField } from './ColourField.tsx'
import { HoursField } from './HoursField.tsx'
import { languageNames, timeZones } from './known-names.ts'
import { PickInput } from './PickInput.tsx'
import { PictureField } from './PictureField.tsx'
import { settingFields } from './setting-fields.gen.ts'
import { controlOf, type SettingName } from './setting-groups.ts'
import styles from './settings.module.css'

interface Bounds {
  type: string
  maxLength?: number
  minimum?: number
  maximum?: number
}

interface Props {
  name: SettingName
  value: unknown
  isChanged: boolean
  /** What is wrong with it; "": nothing. */
  fault: string
  models: readonly Model[]
  onChange: (value: unknown) => void
  onSetBack: () => void
}

/** One setting, with the control that its schema asks for. */
export function SettingField({ name, value, isChanged, fault, models, onChange, onSetBack }: Props) {
  const { t } = useTranslation()
  const { maxLength, minimum, maximum }: Bounds = settingFields[name]
  const label = t(`chatbots.settings.${name}.label`)
  const description = t(`chatbots.settings.${name}.help`)
  const shared = { label, description, error: fault || undefined, id: `setting-${name}` }
  const text = typeof value === 'string' ? value : ''
  return (
    <div className={styles.field} data-changed={isChanged || undefined}>
      {control()}
      {isChanged && (
        <Button
          variant="subtle"
          size="compact-xs"
          className={styles.back}
          onClick={onSetBack}
          aria-label={`${t('chatbots.setBack')}: ${label}`}
        >
          {t('chatbots.setBack')}
        </Button>
      )}
    </div>
  )

  function control(): ReactNode {
    switch (controlOf(name)) {
      case 'switch':
        return (
          <Switch
            {...shared}
            checked={value === true}
            onChange={({ currentTarget }) => onChange(currentTarget.checked)}
          />
        )
      case 'number':
        return (
          <TextInput
            {...shared}
            type="number"
            value={typeof value === 'number' ? value : ''}
            min={minimum}
            max={maximum}
            step={1}
            maw={220}
            onChange={({ currentTarget }) =>
              onChange(currentTarget.value === '' ? null : Math.trunc(Number(currentTarget.value)))
            }
          />
        )
      case 'colour':
        return <ColourField {...shared} value={text} onChange={onChange} />
      case 'picture':
        return <PictureField {...shared} value={text} onChange={onChange} />
      case 'side':
        return (
          <div>
            <span className={styles.label} id={`label-${name}`}>
              {label}
            </span>
            <span className={styles.help}>{description}</span>
            <SegmentedControl
              aria-labelledby={`label-${name}`}
              value={value === 1 ? '1' : '0'}
              onChange={(side) => onChange(Number(side))}
              data={[
                { value: '1', label: t('chatbots.left') },
                { value: '0', label: t('chatbots.right') },
              ]}
            />
          </div>
        )
      case 'zone':
        return (
          <PickInput
            {...shared}
            value={text}
            choices={timeZones()}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
          />
        )
      case 'language':
        return (
          <PickInput
            {...shared}
            value={text}
            choices={languageNames()}
            placeholder={t('chatbots.anyLanguage')}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
          />
        )
      case 'model':
        return (
          <NativeSelect
            {...shared}
            value={text}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
            data={name === 'FallbackModel' ? standingBy(models, text, t('chatbots.guide')) : modelChoices(models, text)}
            maw={360}
          />
        )
      case 'grounding':
        return (
          <NativeSelect
            {...shared}
            value={text}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
            data={settingFields.Grounding.choices.map((choice) => ({
              value: choice,
              label: t(`chatbots.groundings.${choice}`),
            }))}
            maw={360}
          />
        )
      case 'hours':
        return <HoursField label={label} description={description} error={fault} value={value} onChange={onChange} />
      case 'lines':
        return (
          <Textarea
            {...shared}
            value={text}
            autosize
            minRows={2}
            maxRows={14}
            {...(maxLength !== undefined && { maxLength })}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
          />
        )
      default:
        return (
          <TextInput
            {...shared}
            value={text}
            {...(maxLength !== undefined && { maxLength })}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
          />
        )
    }
  }
}

/** Those that can be used, and the one that is set even if it cannot. */
function modelChoices(models: readonly Model[], set: string): { value: string; label: string }[] {
  const usable = models.filter(({ Status, Key }) => Status || Key === set)
  const choices = usable.map(({ Key, Value }) => ({ value: Key, label: Value }))
  return choices.some(({ value }) => value === set) ? choices : [{ value: set, label: set }, ...choices]
}

/** Language models, and first the guide, which stands by where none does. */
function standingBy(models: readonly Model[], set: string, guide: string): { value: string; label: string }[] {
  const others = modelChoices(models, set).filter(({ value }) => value !== '' && value !== settingFields.Model.default)
  return [{ value: '', label: guide }, ...others]
}
