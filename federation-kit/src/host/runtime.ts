import {
  assert,
  CurrentGlobal,
  getGlobalFederationConstructor,
  getRemoteEntry,
  getRemoteInfo,
  helpers,
  Module,
  ModuleFederation,
  registerGlobalPlugins,
  satisfy,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '@module-federation/runtime-core';

declare global {
  /** Where containers that are built with `externalRuntime` look for the federation runtime. */
  var _FEDERATION_RUNTIME_CORE: object | undefined;
}

/**
 * Gives the containers their federation runtime. It holds what `@module-federation/runtime` 2.9.2 imports, so that the rest
 * can be shaken off; loaders of classic scripts are left out.
 */
export function provideRuntime(): void {
  globalThis._FEDERATION_RUNTIME_CORE = {
    assert,
    CurrentGlobal,
    getGlobalFederationConstructor,
    getRemoteEntry,
    getRemoteInfo,
    helpers,
    Module,
    ModuleFederation,
    registerGlobalPlugins,
    satisfy,
    setGlobalFederationConstructor,
    setGlobalFederationInstance,
  };
}
