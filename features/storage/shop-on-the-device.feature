@storage
Feature: The shop on the device
  Once a page has come to rest the browser keeps the shop, so that it opens without a network.
  That is for those who run the shop to read; a shopper has other things to do.

  Background:
    Given Meera opens the home page

  @PWA-05
  Rule: That the shop runs without a network is in the log, and not shown

    Example: The network has gone before the page is at rest
      Given Meera is offline
      When the page comes to rest on Meera's device
      Then those who run the shop read "No internet connection found. App is running in offline mode." in the log
      And Meera sees no notice

  @PWA-06
  Rule: That the shop is on the device is in the log, and not shown

    Example: The first visit
      Given the page has come to rest
      When the browser has put the shop on the device
      Then those who run the shop read "Content has been cached for offline use." in the log
      And Meera sees no notice

  @PWA-07
  Rule: Of a new version the log has its own words, and the shopper reads what they can do

    Example: The shop was released anew
      Given the page has come to rest
      When the browser has put a new version of the shop on the device
      Then those who run the shop read "New content is available, please refresh." in the log
      And Meera is told "A new version of the shop is ready."
