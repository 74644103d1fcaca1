import { RequestError } from '../../failure.ts'
import { $text } from '../uploads.text.ts'
import type { PutIntoCloud } from './cloud.ts'

const clouds = import.meta.glob<{ default: PutIntoCloud }>(['./*.ts', '!./index.ts', '!./cloud.ts'])

/** The way into a cloud storage by the `type` of its temporary keys; downloaded when it is needed. @throws RequestError */
export async function cloudFor(type: string): Promise<PutIntoCloud> {
  const load = clouds[`./${type.toLowerCase()}.ts`]
  if (!load) throw new RequestError({ kind: 'business', status: 0, code: '', message: $text.get().unknownCloud(type) })
  return (await load()).default
}
