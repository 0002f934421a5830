import { workspacePackages } from '../workspace/packages.mjs';
import { ROOT } from '../workspace/root.mjs';
import { publicPackages } from './public-packages.mjs';
import { packageStates } from './versions.mjs';

test('[TR3] a package whose content has changed since its version was cut says in its changelog what changes', async () => {
  const states = await packageStates(ROOT);
  const unexplained = states.filter(({ isChanged, unreleased }) => isChanged && unreleased === '');
  expect(unexplained.map(({ folder }) => folder)).toEqual([]);
});

test('[TR3] packages contain their sources, which tell whether they have changed', () => {
  const without = publicPackages(ROOT).filter(({ manifest }) => !manifest.files?.includes('src'));
  expect(without.map(({ folder }) => folder)).toEqual([]);
});

test('[TR3] packages name version ranges for each other, and depend on no private package', () => {
  const names = publicPackages(ROOT).map(({ name }) => name);
  expect(names).toHaveLength(5);
  const workspace = workspacePackages(ROOT).map(({ name }) => name);
  const wrong = publicPackages(ROOT).flatMap(({ folder, manifest }) =>
    Object.entries(manifest.dependencies ?? {})
      .filter(([name]) => workspace.includes(name))
      .filter(([name, range]) => !names.includes(name) || !/^\^\d+\.\d+\.\d+$/.test(range))
      .map(([name, range]) => `${folder}: ${name} ${range}`),
  );
  expect(wrong).toEqual([]);
});

test('[TR6] remotes take React and the kit by range; only the kit pins React', () => {
  const packages = workspacePackages(ROOT);
  const remotes = packages.filter(({ manifest }) => manifest.release?.kind === 'remote');
  const pinned = remotes.flatMap(({ folder, manifest }) =>
    Object.entries({ ...manifest.dependencies, ...manifest.peerDependencies, ...manifest.devDependencies })
      .filter(([name, range]) => /^(react|react-dom|@stadtraum\/.+)$/.test(name) && !/^\^\d/.test(range))
      .map(([name, range]) => `${folder}: ${name} ${range}`),
  );
  expect(remotes.length).toBeGreaterThan(0);
  expect(pinned).toEqual([]);
  const kit = packages.find(({ manifest }) => manifest.release?.kind === 'kit')?.manifest;
  expect(kit?.devDependencies?.react).toMatch(/^\d+\.\d+\.\d+$/);
});
