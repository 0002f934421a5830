import { makeContentFiles, makeDirectory, textPage } from '../testing/content-files.ts';
import { startContentApi } from '../testing/processes.ts';

it('[OP8] checks content after a restart within a run only if files have changed @full', async () => {
  const files = makeContentFiles();
  const environment = {
    CONTENT_DIRECTORY: files.directory,
    DATA_DIRECTORY: makeDirectory('data'),
    SITE_RUN: 'one',
  };
  const loadedBy = async (run: string) => {
    const api = await startContentApi({ ...environment, SITE_RUN: run });
    await api.kill();
    return api.log.find(({ msg }) => /^content /.test(String(msg)));
  };
  expect(await loadedBy('one')).toMatchObject({ msg: 'content was loaded', changed: true });
  expect(await loadedBy('one')).toMatchObject({ msg: 'content is unchanged since this run loaded it' });
  files.write('pages/new.json', textPage(99, 'Neu'));
  expect(await loadedBy('one')).toMatchObject({ msg: 'content was loaded', changed: true });
  expect(await loadedBy('two')).toMatchObject({ msg: 'content is unchanged', changed: false });
});
