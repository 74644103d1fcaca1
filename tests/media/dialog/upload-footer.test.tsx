// @vitest-environment happy-dom
import { atom } from 'nanostores'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import { UploadFooter } from '#src/media/dialog/upload-footer.tsx'
import type { UploadFormState } from '#src/media/dialog/use-upload-form.ts'
import type { UploadQueue } from '#src/media/upload/queue.ts'
import type { Upload } from '#src/media/upload/upload.ts'
import { setLocale } from '#src/text/locale.ts'

it('says that uploading goes on when it is closed only while something is on its way', async () => {
  setLocale('zh-cn')
  const $uploads = atom<readonly Upload[]>([])
  const uploads = (...states: Upload['state'][]) => $uploads.set(states.map((state, at) => ({ id: at + 1, state }) as Upload))
  uploads('done', 'sending', 'sending')
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  const form = { sent: [1, 2] } as unknown as UploadFormState
  await act(async () => root.render(<UploadFooter form={form} queue={{ $uploads } as unknown as UploadQueue} onClose={() => {}} />))
  expect(document.body.textContent).toContain('关闭窗口后会继续上传')
  // the third is of another time
  await act(async () => uploads('done', 'done', 'sending'))
  expect(document.body.textContent).not.toContain('关闭窗口后会继续上传')
  await act(async () => root.unmount())
})
