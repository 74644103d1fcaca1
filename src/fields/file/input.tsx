import { useStore } from '@nanostores/react'
import { FileUp, X } from 'lucide-react'
import { useRef, useState } from 'react'
import type { FileOptions } from '#src/kinds/file.ts'
import { addStyles } from '#src/lib/styles.ts'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { useNotify } from '#src/ui/toast/notify.ts'
import css from '../fields.css?inline'
import { $fieldWords } from '../fields.text.ts'
import { optionsOf, type InputProps } from '../input.ts'

addStyles(css)

type Value = readonly string[]

const nameOf = (address: string) => decodeURIComponent(address.split(/[?#]/)[0]!.split('/').at(-1) ?? address)

function useUpload({ field, value, onChange, tools }: InputProps<Value>) {
  const notify = useNotify()
  const text = useStore($fieldWords)
  const [isBusy, setBusy] = useState(false)
  const { max = Infinity, upload } = optionsOf<FileOptions>(field)
  const send = async (file: File) => {
    if (!tools?.backend || !upload) return
    setBusy(true)
    try {
      const address = await upload(tools.backend, file)
      if (!address) return notify.error(address === null ? text.foreignUpload : text.notUploaded)
      onChange(max === 1 ? [address] : [...value, address])
      notify.success(text.uploaded)
    } catch (failure) {
      notify.failure(failure)
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, send, isFull: max > 1 && value.length >= max }
}

/** Files, each sent at once; the value says where they lie. */
export default function FileInput(props: InputProps<Value>) {
  const { field, value, onChange, id, describedBy, tools } = props
  const text = useStore($fieldWords)
  const common = useStore($common)
  const { accept, isDisabled } = optionsOf<FileOptions>(field)
  const { isBusy, send, isFull } = useUpload(props)
  const chooser = useRef<HTMLInputElement>(null)
  return (
    <div className="field-files" role="group" aria-labelledby={`${id}-label`}>
      {value.map((address) => (
        <span key={address} className="field-file" title={address}>
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
        accept={accept}
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
        disabled={isDisabled === true || isFull || !tools?.backend}
        onClick={() => chooser.current?.click()}
      >
        {text.chooseFile}
      </Button>
    </div>
  )
}
