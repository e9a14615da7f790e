import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import type { SermonBody } from '@stillwater/contract/sermons/sermon-body'
import type { Sermon } from '@stillwater/contract/sermons/sermons'
import { blocksOfText, insertBlocks, toBlocks } from '@stillwater/sermon-body/blocks'
import { bodyLimits } from '@stillwater/sermon-body/body-limits'
import { startApp, type TestApp, type Visitor } from '#testing/app.ts'
import { engines } from '#testing/database.ts'
import { missingId, samples } from '#testing/samples.ts'
import { Replica } from '#testing/sermons/sermon-replica.ts'

const make = async (pastor: Visitor, sermon: object = {}) =>
  (await pastor.post('/api/sermons', { ...samples['POST /api/sermons']?.body, ...sermon })).json<Sermon>().id

for (const engine of engines) {
  describe(`the body of a sermon on ${engine}`, () => {
    let test: TestApp
    before(async () => {
      test = await startApp(engine)
    })

    const read = async (pastor: Visitor, id: string) => {
      const replica = new Replica(pastor, id, 'Reader')
      replica.take((await pastor.get(`/api/sermons/${id}/body`)).json<SermonBody>())
      return replica
    }

    it('is empty until somebody writes it', async () => {
      const pastor = await test.pastor()
      const id = await make(pastor)
      const answer = (await pastor.get(`/api/sermons/${id}/body`)).json<SermonBody>()
      assert.deepEqual(answer, { update: 'AAA=', vector: 'AA==', seq: 0, fromNotes: false })
      assert.equal((await read(pastor, id)).text, '')
    })

    it('is read as it was written, whole or only what a device lacks', async () => {
      const pastor = await test.pastor()
      const id = await make(pastor)
      const phone = new Replica(pastor, id, 'Phone')
      insertBlocks(phone.body, 0, [
        { attributes: { kind: 'point', level: 1 }, runs: [{ text: 'Grace', attributes: { bold: true } }] },
        ...blocksOfText('For the weary'),
      ])
      await phone.sync()
      assert.equal(phone.seq, 1)
      const laptop = await read(pastor, id)
      assert.deepEqual(toBlocks(laptop.body), toBlocks(phone.body))
      await phone.write('Amazing ').sync()
      const whole = (await pastor.get(`/api/sermons/${id}/body`)).json<SermonBody>()
      await laptop.pull()
      assert.deepEqual([laptop.text, laptop.seq], ['Amazing Grace\nFor the weary', 2])
      const rest = (
        await pastor.get(`/api/sermons/${id}/body?vector=${encodeURIComponent(whole.vector)}`)
      ).json<SermonBody>()
      assert.ok(rest.update.length < whole.update.length)
    })

    it('merges what two devices wrote without knowing of each other, and answers what each lacks', async () => {
      const pastor = await test.pastor()
      const id = await make(pastor)
      const phone = await new Replica(pastor, id, 'Phone').write('Grace and truth\n').sync()
      const laptop = await new Replica(pastor, id, 'Laptop').pull()
      phone.write('Amazing ')
      laptop.write(' came', 15)
      await phone.sync()
      await laptop.sync()
      assert.equal(laptop.text, 'Amazing Grace and truth came')
      assert.equal((await phone.pull()).text, laptop.text)
      assert.equal(phone.seq, 3)
    })

    it('does not change when a change is sent again', async () => {
      const pastor = await test.pastor()
      const id = await make(pastor)
      const phone = new Replica(pastor, id, 'Phone').write('Once\n')
      const answers = await Promise.all([phone.post(), phone.post(), phone.post()])
      for (const answer of answers) assert.equal(answer.json<SermonBody>().seq, 1, answer.body)
      phone.body.delete(0, 2)
      assert.equal((await phone.post()).json<SermonBody>().seq, 2)
      assert.equal((await phone.post()).json<SermonBody>().seq, 2)
      assert.equal((await read(pastor, id)).text, 'ce')
    })

    it('keeps every word when many devices write at once', async () => {
      const pastor = await test.pastor()
      const id = await make(pastor)
      const devices = Array.from({ length: 10 }, (_, n) =>
        new Replica(pastor, id, `Device ${n}`).write(`word${n}\n`),
      )
      await Promise.all(devices.map((device) => device.sync()))
      const { text, seq } = await read(pastor, id)
      assert.deepEqual(text.split('\n').sort(), Array.from({ length: 10 }, (_, n) => `word${n}`).sort())
      assert.equal(seq, 10)
    })

    it('starts from the notes once, whatever two devices do at once', async () => {
      const pastor = await test.pastor()
      const id = await make(pastor, { notes: 'Begin with the valley\n\n  Then the table ' })
      const devices = Array.from({ length: 5 }, (_, n) => new Replica(pastor, id, `Device ${n}`))
      await Promise.all(devices.map((device) => device.sync({ fromNotes: true })))
      const body = await read(pastor, id)
      assert.deepEqual(toBlocks(body.body), blocksOfText('Begin with the valley\nThen the table'))
      assert.deepEqual([body.seq, body.fromNotes], [1, true])
      // Emptied, it stays empty.
      body.body.delete(0, body.body.length)
      await body.sync({ fromNotes: true })
      assert.equal((await read(pastor, id)).text, '')
    })

    it('does not start from notes where something is written already, or where there are none', async () => {
      const pastor = await test.pastor()
      const written = await make(pastor, { notes: 'Notes' })
      await new Replica(pastor, written, 'Phone').write('Words\n').sync()
      await new Replica(pastor, written, 'Laptop').sync({ fromNotes: true })
      assert.equal((await read(pastor, written)).text, 'Words')
      const bare = await make(pastor)
      assert.equal((await new Replica(pastor, bare, 'Phone').sync({ fromNotes: true })).seq, 0)
    })

    it('takes as long a text as is allowed at once, in a script of three bytes a letter', async () => {
      const pastor = await test.pastor()
      const id = await make(pastor)
      const line = `${'神爱世人'.repeat(2499)}神愛\n`
      const phone = new Replica(pastor, id, 'Phone').write(line.repeat(20).slice(0, bodyLimits.textLength))
      await phone.sync()
      assert.equal((await read(pastor, id)).text, phone.text)
    })

    it('is missing where the sermon is missing or of somebody else', async () => {
      const [owner, other] = [await test.pastor(), await test.pastor()]
      const id = await make(owner)
      await new Replica(owner, id, 'Phone').write('Private\n').sync()
      for (const path of [id, missingId, 'not-an-id']) {
        const url = `/api/sermons/${path}/body`
        assert.equal((await other.get(url)).statusCode, 404)
        const body = samples['POST /api/sermons/:id/body']?.body
        assert.equal((await other.post(url, body)).statusCode, 404)
      }
      assert.equal((await read(owner, id)).text, 'Private')
    })
  })
}
