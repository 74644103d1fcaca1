import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { ChoiceCards } from '../../form/choice-cards.tsx'
import { settingsField, settingsOption } from '../../form/settings-field.ts'
import { SettingsFrame } from '../../form/settings-frame.tsx'
import { useSettings, type SettingsSource } from '../../form/use-settings.ts'
import type { PageWords } from '../page.ts'
import type { SettingsPage } from './settings-page.ts'

type Values = Readonly<Record<string, unknown>>

export interface SettingsScreenProps {
  page: SettingsPage<Values, PageWords>
}

// what two people have chosen is told in words, when it comes to that
const sourceOf = ({ text, settings, choice }: SettingsScreenProps['page']): SettingsSource<Values> => ({
  ...settings,
  fields() {
    const words = text.get()
    const told = choice.options.map(({ value, word }) => settingsOption(value, String(words[word])))
    return [settingsField(choice.field, String(words[choice.word]), told)]
  },
})

/** Settings as they are declared: one choice by pictures, and what stands beside it. */
export function SettingsScreen({ page }: SettingsScreenProps) {
  const words = useStore(page.text)
  const common = useStore($common)
  const settings = useSettings(useMemo(() => sourceOf(page), [page]))
  const { field, word, options, usual, canReset, look, Beside } = page.choice
  const choose = (value: number) => settings.change({ ...settings.value, [field]: value })
  const reset = canReset && <Button onClick={() => choose(usual)}>{common.reset}</Button>
  return (
    <SettingsFrame title={words.title} about={String(words[page.about])} settings={settings} shopKey={page.shopKey} actions={reset}>
      {({ [field]: stored }) => {
        const value = options.find((option) => option.value === stored)?.value ?? usual
        const choices = options.map((option) => ({ ...option, label: String(words[option.word]) }))
        const cards = <ChoiceCards label={String(words[word])} look={look} value={value} onChange={choose} choices={choices} />
        if (!Beside) return cards
        return (
          <div className="console-appearance">
            {cards}
            <Beside value={value} />
          </div>
        )
      }}
    </SettingsFrame>
  )
}
