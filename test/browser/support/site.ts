import type { TestProject } from 'vitest/node';
import type { Weights } from '../../../assets/budget';
import { launchBrowser } from './browser';
import { buildAndServe, type SiteFile } from './site-server';

declare module 'vitest' {
  export interface ProvidedContext {
    siteUrl: string;
    siteFolder: string;
    pageModules: string[];
    siteFiles: SiteFile[];
    siteWeights: Weights;
  }
}

/**
 * One build and one server for all browser tests. Each worker starts a browser of its own, once it is known that one
 * starts.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const site = buildAndServe();
  const trial = launchBrowser().then((browser) => browser.close());
  const tearDown = async () => (await site).close();
  try {
    const [{ url, folder, pageModules, files, weights }] = await Promise.all([site, trial]);
    project.provide('siteUrl', url);
    project.provide('siteFolder', folder);
    project.provide('pageModules', pageModules);
    project.provide('siteFiles', files);
    project.provide('siteWeights', weights);
    return tearDown;
  } catch (error) {
    await tearDown().catch(() => {});
    throw error;
  }
}
