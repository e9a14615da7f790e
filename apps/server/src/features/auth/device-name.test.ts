import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { deviceName } from './device-name.ts'

const agents: Record<string, string> = {
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1':
    'Safari on iPhone',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15':
    'Safari on Mac',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0.0.0 Safari/537.36 Edg/149.0.0.0':
    'Edge on Windows',
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0.0.0 Mobile Safari/537.36':
    'Chrome on Android',
  'Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/149.0 Mobile/15E148 Safari/604.1':
    'Chrome on iPad',
  'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0': 'Firefox on Linux',
  'curl/8.0 (Windows)': 'Windows',
  'Firefox/1.0': 'Firefox',
  'something else': 'Unknown device',
  '': 'Unknown device',
}

describe('the name of a device', () => {
  for (const [agent, name] of Object.entries(agents)) {
    it(`is ${name} for ${agent.slice(0, 60) || 'nothing'}`, () => assert.equal(deviceName(agent), name))
  }

  it('is told for a browser that does not name itself', () =>
    assert.equal(deviceName(undefined), 'Unknown device'))
})
