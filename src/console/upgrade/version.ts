/** The version of this console; a device that used another one is told (specification 4). */
export const consoleVersion = '5.4.0'

const versionKey = 'crm:version'
const refusedKey = 'crm:version-refused'

const read = (storage: () => Storage, key: string) => {
  try {
    return storage().getItem(key)
  } catch {
    return null
  }
}
const write = (storage: () => Storage, key: string) => {
  try {
    storage().setItem(key, consoleVersion)
  } catch {
    // storage may be blocked; then the question comes again with the next page
  }
}

/** True when this device last used another version, or none, and nobody said no in this session of the browser. */
export const isUpgrade = (): boolean =>
  read(() => localStorage, versionKey) !== consoleVersion && read(() => sessionStorage, refusedKey) !== consoleVersion

export const noteUpgrade = (): void => write(() => localStorage, versionKey)

/** Quiet until the browser is opened again; the device still counts as one of the old version. */
export const refuseUpgrade = (): void => write(() => sessionStorage, refusedKey)
