import { useStore } from '@nanostores/react'
import { FileUp, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { useNotify } from '#src/ui/toast/notify.ts'
import { $text } from '../forms.text.ts'
import { defineKind, isDisabled, listOf, numberProp, textProp, type KindProps } from '../kind.ts'
import type { FormRule } from '../rule.ts'
import { uploadTo } from '../upload-target.ts'

type Value = readonly string[]

const mostOf = (rule: FormRule) => numberProp(rule, 'limit') ?? (Array.isArray(rule.value) ? Infinity : 1)
const nameOf = (address: string) => decodeURIComponent(address.split(/[?#]/)[0]!.split('/').at(-1) ?? address)

function useUpload({ rule, value, onChange, tools }: KindProps<Value>) {
  const notify = useNotify()
  const t = useStore($text)
  const [isBusy, setBusy] = useState(false)
  const send = async (file: File) => {
    if (!tools.backend) return
    setBusy(true)
    try {
      const address = await uploadTo(rule, tools.backend, file)
      if (!address) return notify.error(address === null ? t.foreign : t.notUploaded)
      onChange(mostOf(rule) === 1 ? [address] : [...value, address])
      notify.success(t.uploaded)
    } catch (failure) {
      notify.failure(failure)
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, send }
}

function UploadControl(props: KindProps<Value>) {
  const { rule, value, onChange, id, describedBy, tools } = props
  const t = useStore($text)
  const common = useStore($common)
  const { isBusy, send } = useUpload(props)
  const chooser = useRef<HTMLInputElement>(null)
  const isFull = mostOf(rule) > 1 && value.length >= mostOf(rule)
  return (
    <div className="form-upload" role="group" aria-labelledby={`${id}-label`}>
      {value.map((address) => (
        <span key={address} className="form-upload-file" title={address}>
          <span>{nameOf(address)}</span>
          <IconButton
            size="compact"
            label={`${common.remove} ${nameOf(address)}`}
            icon={<X size={14} />}
            onClick={() => onChange(value.filter((one) => one !== address))}
          />
        </span>
      ))}
      <input
        ref={chooser}
        type="file"
        hidden
        accept={textProp(rule, 'accept')}
        onChange={({ currentTarget: input }) => {
          const file = input.files?.[0]
          if (file) void send(file)
          input.value = ''
        }}
      />
      <Button
        id={id}
        aria-describedby={describedBy}
        icon={<FileUp size={16} aria-hidden />}
        busy={isBusy}
        disabled={isDisabled(rule) || isFull || !tools.backend}
        onClick={() => chooser.current?.click()}
      >
        {t.chooseFile}
      </Button>
    </div>
  )
}

/** A file, sent at once to the address that the rule names; the form then carries where it lies. */
export default defineKind<Value>({
  fits: ({ type }) => type === 'upload',
  read: ({ value }) => listOf(value).map(String),
  write: (value, rule) => (mostOf(rule) === 1 && !Array.isArray(rule.value) ? (value[0] ?? '') : value),
  Control: UploadControl,
})
