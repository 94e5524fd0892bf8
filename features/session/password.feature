@session
Feature: Passwords
  A forgotten password is replaced by mail, a known one in the account.

  @SESS-25
  Rule: A mail helps whoever has forgotten the password

    Example: The mail is asked for
      Given Asha has an account
      When Asha has forgotten the password
      Then Asha reads "Please look in the mailbox of" in the sheet

    Example: Without a network
      Given Asha has an account
      And Asha is offline
      When Asha has forgotten the password
      Then Asha reads "You are offline. Please try again when you are back online." in the sheet

  @SESS-26 @SESS-28
  Rule: A customer changes the password and stays signed in

    @journey @long
    Example: The new one is good from now on
      Given Asha is signed in
      When Asha changes the password to "madder and rose"
      Then Asha is told "Password has successfully been changed"
      And Asha is signed in by name
      When Asha logs out from the panel
      And Asha signs in with the password "madder and rose"
      Then Asha is signed in by name

  @SESS-27
  Rule: Who has changed the password is told so

    Example: Changed
      Given Asha is signed in
      When Asha changes the password to "madder and rose"
      Then Asha is told "Password has successfully been changed"

  @SESS-29
  Rule: What the shop has against it is told, and the session stays

    Example: Not the password of before
      Given Asha is signed in
      When Asha changes the password from "lotus indigo" to "madder and rose"
      Then Asha is told "The password doesn't match this account. Verify the password and try again."
      And Asha is signed in by name

    Example: The two new ones differ
      Given Asha is signed in
      When Asha changes the password to "madder and rose" and repeats "madder"
      Then Asha reads "The two passwords are not the same" at "Repeat new password" of the password form

    @page
    Example: The focus goes to what has to be put right
      Given Asha is signed in
      When Asha changes the password to "madder and rose" and repeats "madder"
      Then the focus is on the "Repeat new password"
