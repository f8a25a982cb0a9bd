import Provider from 'oidc-provider';

/**
 * A refresh token has one successor, however often it is used: its value is made from the one before. Two tabs that
 * renew at once go on with the same token, and a stolen one cannot begin a chain of its own beside the owner's.
 * @param successorOf keyed hash of a refresh token
 */
export function renewToOneSuccessor(provider: Provider, successorOf: (token: string) => string): void {
  const { prototype } = provider.RefreshToken as unknown as {
    prototype: { generateTokenId(): string };
  };
  const { generateTokenId } = prototype;
  prototype.generateTokenId = function (this: object) {
    const used = Provider.ctx?.oidc.entities.RotatedRefreshToken;
    return used ? successorOf(used.jti) : generateTokenId.call(this);
  };
}
