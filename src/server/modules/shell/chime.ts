const rate = 16_000
/** Two notes, each a frequency in Hz and where it begins in seconds. */
const notes = [
  { pitch: 1046.5, from: 0 },
  { pitch: 1318.5, from: 0.16 },
] as const
const seconds = 0.9

/** The sound at one moment, from -1 to 1: struck and dying away, with an overtone as of a small bell. */
function swing(at: number): number {
  const sum = notes.reduce((total, { pitch, from }) => {
    const age = at - from
    if (age < 0) return total
    const turn = 2 * Math.PI * pitch * age
    return total + Math.exp(-6 * age) * Math.min(1, age / 0.004) * (Math.sin(turn) + 0.3 * Math.sin(2.76 * turn))
  }, 0)
  return (sum / 2) * 0.7
}

/** The sound that stands in until a shop names its own: a WAV file of one channel with 16 bits. */
export function chime(): Buffer {
  const count = Math.round(rate * seconds)
  const file = Buffer.alloc(44 + count * 2)
  file.write('RIFF', 0)
  file.writeUInt32LE(36 + count * 2, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(rate, 24)
  file.writeUInt32LE(rate * 2, 28)
  file.writeUInt16LE(2, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36)
  file.writeUInt32LE(count * 2, 40)
  for (let at = 0; at < count; at++) file.writeInt16LE(Math.round(Math.max(-1, Math.min(1, swing(at / rate))) * 32_767), 44 + at * 2)
  return file
}
